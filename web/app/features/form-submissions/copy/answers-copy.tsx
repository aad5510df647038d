import { useLocale, useT } from '#lib/i18n.tsx'
import type { Answer, Answers } from '#protocol/features/forms/answers.ts'
import { type AskedField, type FormContent, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { visiblePages } from '#protocol/features/forms/logic.ts'
import { AnswerValue, type FilePath } from './answer-value.tsx'

type Props = { content: FormContent; answers: Answers; filePath: FilePath; before?: Answers | undefined }

/** What was asked and what was answered, to read and to print: only what showed with these answers. */
export function AnswersCopy({ content, answers, filePath, before }: Props) {
  const locale = useLocale()
  return (
    <div className="grid gap-8">
      {visiblePages(content, answers).map(({ index, start, fields }) => (
        <section key={index} className="grid gap-6">
          {start && inLanguage(start.label, locale) ? (
            <h2 className="text-h3 break-words">{inLanguage(start.label, locale)}</h2>
          ) : null}
          {fields.map((field) =>
            isAsked(field) ? (
              <Question key={field.key} field={field} answer={answers[field.key]} {...{ filePath, before }} />
            ) : field.kind === 'heading' ? (
              <h3 key={field.key} className="font-semibold break-words text-primaryink">
                {inLanguage(field.label, locale)}
              </h3>
            ) : null,
          )}
        </section>
      ))}
    </div>
  )
}

type Asked = {
  field: AskedField
  answer: Answer | null | undefined
  filePath: FilePath
  before: Answers | undefined
}

function Question({ field, answer, filePath, before }: Asked) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const isOther = before && JSON.stringify(before[field.key] ?? null) !== JSON.stringify(answer ?? null)
  return (
    <div data-question={field.key} className="min-w-0 break-inside-avoid">
      <p className="text-ui font-medium break-words text-muted">{inLanguage(field.label, locale)}</p>
      <div className="mt-1 min-w-0 break-words">
        <AnswerValue field={field} answer={answer} filePath={filePath} />
      </div>
      {isOther ? (
        <div className="mt-2 rounded-tile bg-warnsoft px-3 py-2 text-sm text-warnink">
          <p className="font-semibold">{t('copy.before')}</p>
          <AnswerValue field={field} answer={before[field.key]} filePath={filePath} />
        </div>
      ) : null}
    </div>
  )
}
