import { Link } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { libraryPicturePath } from '#protocol/features/library-paths.ts'
import { sizeText } from '#ui/file-rules.ts'
import { FileText, ImageOff } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { focusClass } from './focus-class.ts'
import type { LibraryFile } from './library.data.server.ts'
import { isUntranslated } from './picture-words.ts'

/** A file of the list: what it shows, its name, and whether something is missing. */
export function FileTile({ file, to, isOpen }: { file: LibraryFile; to: string; isOpen: boolean }) {
  const t = useT('library')
  const locale = useLocale()
  const { name, width, height, size, isDescribed } = file
  const missing = isDescribed ? (isUntranslated(file) ? 'untranslated' : null) : 'undescribed'
  return (
    <li className="relative min-w-0">
      <div
        className={`grid aspect-[3/2] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-card bg-sunken ${isOpen ? 'outline-3 outline-offset-2 outline-primarymark' : ''}`}
      >
        <Thumbnail file={file} />
      </div>
      {isOpen ? <StatusMark status="done" className="absolute top-2.5 right-2.5 size-7" /> : null}
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={`mt-2 block truncate text-ui font-semibold no-underline after:absolute after:inset-0 after:rounded-card ${isOpen ? 'text-primaryink' : ''}`}
      >
        {name}
      </Link>
      {missing ? (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <StatusMark status={missing === 'undescribed' ? 'warn' : 'todo'} className="size-4" />
          {t(missing)}
        </p>
      ) : (
        <p className="text-sm text-muted">
          {width && height ? `${width} × ${height}, ` : ''}
          {sizeText(size, locale)}
        </p>
      )}
    </li>
  )
}

/** What was removed is shown nowhere, not even here. */
function Thumbnail({ file: { kind, status, fileId, focusX, focusY } }: { file: LibraryFile }) {
  if (kind === 'document') return <FileText className="size-10 text-muted" />
  if (status === 'removed') return <ImageOff className="size-10 text-muted" />
  return (
    <picture className="block size-full">
      <source type="image/avif" srcSet={libraryPicturePath(fileId, 480, 'avif')} />
      <img
        src={libraryPicturePath(fileId, 480)}
        alt=""
        loading="lazy"
        className={`size-full ${focusClass(focusX, focusY)}`}
      />
    </picture>
  )
}
