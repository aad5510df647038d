import { useLocale, useT } from '#lib/i18n.tsx'
import { isPicture } from '#protocol/features/assignments.ts'
import { sizeText } from '#ui/file-rules.ts'
import { FileText } from '#ui/icons.tsx'

export type ShownFile = { id: string; name: string; contentType: string; size: number }
export type FilePaths = (id: string, size: 2000 | 640) => string
type Props = { files: ShownFile[]; pathOf: FilePaths }

/**
 * Pictures that we drew ourselves are shown, and a PDF in the viewer of the browser; a document of an office is taken along,
 * never opened here.
 */
export function FileList({ files, pathOf }: Props) {
  const t = useT('assignments')
  const locale = useLocale()
  if (files.length === 0) return null
  const pictures = files.filter(({ contentType }) => isPicture(contentType))
  const documents = files.filter(({ contentType }) => !isPicture(contentType))
  return (
    <div className="mt-4 grid gap-3">
      {pictures.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map(({ id, name }) => (
            <li key={id}>
              <a href={pathOf(id, 2000)} target="_blank" rel="noreferrer" className="block rounded-tile">
                <img
                  src={pathOf(id, 640)}
                  alt={t('version.photo', { name })}
                  loading="lazy"
                  width={320}
                  height={240}
                  className="aspect-4/3 w-full rounded-tile border border-line bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {documents.length > 0 ? (
        <ul className="grid gap-2">
          {documents.map(({ id, name, size, contentType }) => (
            <li key={id}>
              <a
                href={pathOf(id, 2000)}
                download
                className="flex min-h-12 items-center gap-3 rounded-tile border border-line bg-surface px-4 py-2 text-ink no-underline hover:bg-sunken"
              >
                <FileText className="size-5 shrink-0 text-muted" />
                <span className="min-w-0 flex-1 text-ui font-medium break-words">{name}</span>
                <span className="num shrink-0 text-sm text-muted">{sizeText(size, locale)}</span>
              </a>
              {contentType === 'application/pdf' ? <PdfView name={name} path={pathOf(id, 2000)} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {documents.some(({ contentType }) => contentType !== 'application/pdf') ? (
        <p className="text-sm text-muted">{t('version.office')}</p>
      ) : null}
    </div>
  )
}

/** It is only asked for once somebody opens it. A phone opens the file itself: within a page it shows at most one sheet. */
function PdfView({ name, path }: { name: string; path: string }) {
  const t = useT('assignments')
  return (
    <details className="max-md:hidden print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink">
        {t('version.view')}
      </summary>
      <iframe
        src={`${path}${path.includes('?') ? '&' : '?'}show=1`}
        title={name}
        loading="lazy"
        className="block h-[70vh] w-full rounded-tile border border-line bg-sunken"
      />
    </details>
  )
}
