import { useProblemWords } from '#app/features/forms/fields/problem-words.ts'
import { type Locale, useT } from '#lib/i18n.tsx'
import { type FormContent, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import { StatusMark } from '#ui/status-mark.tsx'

type Props = { content: FormContent; problems: Record<string, FieldProblem>; language: Locale }

/** What is not right yet, each line a link to its question. There also when empty: the script fills it. */
export function Summary({ content, problems, language }: Props) {
  const t = useT('form-submissions')
  const words = useProblemWords()
  const wrong = content.fields.filter(isAsked).filter(({ key }) => problems[key])
  return (
    <div
      data-summary=""
      hidden={wrong.length === 0}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-tile bg-errsoft p-4 text-ui text-errink [&[hidden]]:hidden"
    >
      <StatusMark status="err" className="mt-px size-5" />
      <div className="min-w-0">
        <p data-summary-title="" className="font-semibold">
          {t(wrong.length === 1 ? 'answer.wrong.one' : 'answer.wrong.other', { count: wrong.length })}
        </p>
        <ul data-summary-list="" className="mt-1 grid gap-1.5">
          {wrong.map((field) => (
            <li key={field.key}>
              <a href={`#veld-${field.key}`} className="inline-block py-1 break-words underline underline-offset-4">
                {inLanguage(field.label, language)}: {words(problems[field.key] as FieldProblem, field, language)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
