import { useT } from '#lib/i18n.tsx'
import { isFileAnswer } from '#protocol/features/forms/answers.ts'
import type { FileField, FileKind } from '#protocol/features/forms/content.ts'
import { FileText, FileUp } from '#ui/icons.tsx'
import type { AskedProps } from './field-parts.ts'

const endings: Record<FileKind, string> = {
  images: 'image/png,image/jpeg,image/webp,image/gif,image/heic,image/avif',
  pdf: 'application/pdf',
  office: '.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
}
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.map((kind) => endings[kind]).join(',')

/** The browser's own button in a box that is large enough for a thumb; what was sent before stands above it. */
export function FileInput({ field, answer, ids }: AskedProps<FileField>) {
  const t = useT('forms')
  const files = Array.isArray(answer) ? answer.filter(isFileAnswer) : []
  const kinds = field.accept.map((kind) => t(`fields.fileKinds.${kind}`)).join(', ')
  return (
    <div className="grid gap-2.5">
      {files.length > 0 ? (
        <ul data-files="" className="grid gap-1.5">
          {files.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center gap-2.5 rounded-tile bg-sunken px-3 text-ui">
              <FileText className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 truncate">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="relative flex min-h-20 items-center gap-3 rounded-field border-2 border-dashed border-line2 bg-surface px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-[[aria-invalid]]:border-errmark">
        <FileUp className="size-6 shrink-0 text-primaryink" />
        <span className="min-w-0 flex-1">
          <input
            type="file"
            id={ids.id}
            name={ids.name}
            multiple={field.maxFiles > 1}
            accept={acceptOf(field.accept)}
            aria-describedby={ids.describedBy}
            aria-invalid={ids.isWrong}
            className="block w-full text-ui outline-none file:mr-3 file:min-h-11 file:rounded-control file:border-0 file:bg-primarysoft file:px-4 file:font-semibold file:text-primaryink"
          />
          <span className="mt-1 block text-sm text-muted">
            {t(field.maxFiles === 1 ? 'fields.files.one' : 'fields.files.many', { count: field.maxFiles, kinds })}
          </span>
        </span>
      </div>
    </div>
  )
}
