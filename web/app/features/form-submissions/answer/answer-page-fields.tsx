import { FormFieldView } from '#app/features/forms/fields/field-view.tsx'
import { useLocale } from '#lib/i18n.tsx'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import type { FormPage } from '#protocol/features/forms/logic.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'

type Props = {
  page: FormPage
  shown: FormPage['fields']
  isCurrent: boolean
  answers: Answers
  problems: Record<string, FieldProblem>
  intro: string
}

export function AnswerPageFields({ page, shown, isCurrent, answers, problems, intro }: Props) {
  const language = useLocale()
  const title = inLanguage(page.start?.label, language)
  const help = inLanguage(page.start?.help, language)
  return (
    <section data-page={page.index} hidden={!isCurrent} className="grid gap-8 [&[hidden]]:hidden">
      {intro || title ? (
        <div className="min-w-0">
          {title ? (
            <h2 tabIndex={-1} className="text-h2 break-words outline-none">
              {title}
            </h2>
          ) : null}
          {help ? <p className="mt-1 whitespace-pre-line break-words text-ink2">{help}</p> : null}
          {intro ? <p className="mt-1 whitespace-pre-line break-words text-ink2">{intro}</p> : null}
        </div>
      ) : null}
      {page.fields.map((field) => (
        <FormFieldView
          key={field.key}
          field={field}
          answer={answers[field.key] ?? null}
          problem={problems[field.key]}
          language={language}
          isHidden={!shown.includes(field) && !shown.some(({ key }) => key === field.key)}
        />
      ))}
    </section>
  )
}
