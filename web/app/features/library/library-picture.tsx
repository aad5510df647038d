import { useLocale } from '#lib/i18n.tsx'
import type { Row } from '#protocol/declaring/rows.ts'
import type { libraryFiles } from '#protocol/features/library.ts'
import { libraryPicturePath, librarySizes, type PictureFormat } from '#protocol/features/library-paths.ts'
import { focusClass } from './focus-class.ts'
import { pictureWords } from './picture-words.ts'

/** What a page knows of a picture of the library. */
export type ShownPicture = {
  fileId: string
  altNl: string | null
  altEn: string | null
  isDecorative: boolean
  focusX: number
  focusY: number
  width: number | null
  height: number | null
}

/** Of a file of the library what a page shows. */
export const shownPicture = (file: Row<typeof libraryFiles>): ShownPicture => ({
  fileId: file.fileId,
  altNl: file.altNl ?? null,
  altEn: file.altEn ?? null,
  isDecorative: file.isDecorative,
  focusX: file.focusX,
  focusY: file.focusY,
  width: file.width ?? null,
  height: file.height ?? null,
})

/** The widths that the picture really has: a small one is not made larger. */
function sourcesOf(fileId: string, format: PictureFormat, width: number | null): string {
  const own = width ?? librarySizes[0]
  return librarySizes
    .filter((_, at) => (librarySizes[at + 1] ?? 0) < own)
    .map((size) => `${libraryPicturePath(fileId, size, format)} ${Math.min(size, own)}w`)
    .join(', ')
}

type Props = { picture: ShownPicture; sizes: string; className?: string; isFirst?: boolean }

/** A picture of the library in the size that fits, cut around its focal point, with its words for who does not see it. */
export function LibraryPicture({ picture, sizes, className = '', isFirst = false }: Props) {
  const locale = useLocale()
  const { fileId, focusX, focusY, width, height } = picture
  const { alt, lang } = pictureWords(picture, locale)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourcesOf(fileId, 'avif', width)} sizes={sizes} />
      <img
        src={libraryPicturePath(fileId, 960)}
        srcSet={sourcesOf(fileId, 'webp', width)}
        sizes={sizes}
        alt={alt}
        lang={lang}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        className={`${focusClass(focusX, focusY)} ${className}`}
      />
    </picture>
  )
}
