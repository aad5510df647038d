import type { FilePath } from '#app/features/form-submissions/copy/answer-value.tsx'
import { AnswersCopy } from '#app/features/form-submissions/copy/answers-copy.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { AnsweredForm } from '#protocol/features/assignment-forms.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { scoreOf } from '#protocol/features/forms/score.ts'

type Filled = Pick<AnsweredForm, 'content' | 'answers'>

/** What the student filled in with this version. */
export function GivenForm({ of: { content, answers }, filePath }: { of: Filled; filePath: FilePath }) {
  const t = useT('assignments')
  const locale = useLocale()
  return (
    <section className="mt-4 rounded-tile border border-line p-4 md:p-5">
      <h4 className="mb-4 text-h4 break-words">{t('forms.given', { title: inLanguage(content.title, locale) })}</h4>
      <AnswersCopy content={content} answers={answers} filePath={filePath} />
    </section>
  )
}

/** How it was scored: the total first, then each subject with what its level means. */
export function ScoredRubric({ of: { content, answers } }: { of: Filled }) {
  const t = useT('assignments')
  const locale = useLocale()
  const score = scoreOf(content, answers)
  return (
    <section className="mt-3 rounded-tile border border-line p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h4 className="min-w-0 flex-1 text-h4 break-words">
          {t('forms.rubric', { title: inLanguage(content.title, locale) })}
        </h4>
        {score ? <p className="num text-ui font-semibold">{t('forms.score', score)}</p> : null}
      </div>
      <AnswersCopy content={content} answers={answers} filePath={null} />
    </section>
  )
}
