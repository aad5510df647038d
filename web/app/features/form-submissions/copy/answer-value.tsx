import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type Answer, isDrawn, isFileAnswer, OTHER, type RowAnswers } from '#protocol/features/forms/answers.ts'
import { type AskedField, inLanguage, type Option } from '#protocol/features/forms/content.ts'
import { FileText } from '#ui/icons.tsx'

/** None: the reader knows the name of a file and no more. */
export type FilePath = ((fileId: string) => string) | null
type Props = { field: AskedField; answer: Answer | null | undefined; filePath: FilePath }

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** One answer as one reads it. Its options are those of the version that it was given in. */
export function AnswerValue({ field, answer, filePath }: Props) {
  const t = useT('form-submissions')
  const locale = useLocale()
  if (answer === undefined || answer === null) return <p className="text-muted">{t('copy.none')}</p>
  switch (field.kind) {
    case 'number':
      return <p className="tabular-nums">{typeof answer === 'number' ? numberText(answer, locale) : String(answer)}</p>
    case 'date':
      return <p>{isDay.test(String(answer)) ? dateText(String(answer), locale, 'full') : String(answer)}</p>
    case 'choice':
    case 'dropdown':
      return <p>{optionText(field.options, String(answer), locale)}</p>
    case 'choices':
      return (
        <ul className="list-disc pl-5">
          {(Array.isArray(answer) ? answer : []).map((each) => (
            <li key={String(each)}>{optionText(field.options, String(each), locale)}</li>
          ))}
        </ul>
      )
    case 'scale':
      return <Scale points={field.points} value={String(answer)} />
    case 'matrix':
      return <Rows rows={field.rows} points={field.points} answer={answer as RowAnswers} />
    case 'rubric':
      return (
        <Rows
          rows={field.criteria}
          points={field.levels}
          answer={answer as RowAnswers}
          about={(row, level) => inLanguage(field.descriptions[row]?.[level], locale)}
        />
      )
    case 'file':
      return <Files answer={answer} filePath={filePath} />
    case 'signature':
      return <Signature value={String(answer)} />
    default:
      return <p className="whitespace-pre-line">{String(answer)}</p>
  }
}

/** The words of an option; what somebody wrote beside them is their own. */
export function optionText(options: readonly Option[], value: string, locale: string): string {
  if (value.startsWith(OTHER)) return value.slice(OTHER.length)
  return inLanguage(options.find(({ key }) => key === value)?.label, locale) || value
}

function Scale({ points, value }: { points: readonly (Option & { emoji?: string })[]; value: string }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const at = points.findIndex(({ key }) => key === value)
  return (
    <p>
      {points[at]?.emoji ? <span aria-hidden="true">{points[at]?.emoji} </span> : null}
      {optionText(points, value, locale)}{' '}
      <span className="text-sm text-muted">{t('copy.scale', { at: at + 1, count: points.length })}</span>
    </p>
  )
}

type RowsProps = {
  rows: readonly Option[]
  points: readonly Option[]
  answer: RowAnswers
  about?: (row: string, level: string) => string
}
function Rows({ rows, points, answer, about }: RowsProps) {
  const t = useT('form-submissions')
  const locale = useLocale()
  return (
    <dl className="divide-y divide-line rounded-tile border border-line">
      {rows.map(({ key, label }) => {
        const point = points.find((each) => each.key === answer[key])
        const text = point && about?.(key, point.key)
        return (
          <div key={key} className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <dt className="min-w-0 text-ui text-ink2">{inLanguage(label, locale)}</dt>
            <dd className="min-w-0">
              {point ? (
                <span className="font-medium">{inLanguage(point.label, locale)}</span>
              ) : (
                <span className="text-muted">{t('copy.none')}</span>
              )}
              {text ? <span className="block text-sm text-muted">{text}</span> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Files({ answer, filePath }: { answer: Answer; filePath: FilePath }) {
  const files = Array.isArray(answer) ? answer.filter(isFileAnswer) : []
  return (
    <ul className="grid gap-1.5">
      {files.map(({ id, name }) => (
        <li key={id}>
          {filePath ? (
            <a href={filePath(id)} className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium">
              <FileText className="size-5 shrink-0" />
              <span className="min-w-0 break-words">{name}</span>
            </a>
          ) : (
            <span className="break-words">{name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Signature({ value }: { value: string }) {
  const t = useT('form-submissions')
  if (!isDrawn(value)) return <p className="font-serif text-xl italic">{value}</p>
  return (
    <svg
      viewBox="0 0 600 200"
      role="img"
      aria-label={t('copy.signature')}
      className="block w-full max-w-72 rounded-tile border border-line bg-white"
    >
      <path
        d={value.slice('path:'.length)}
        fill="none"
        stroke="#0b1628"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
