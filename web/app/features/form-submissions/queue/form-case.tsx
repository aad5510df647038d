import { useLocale, useT } from '#lib/i18n.tsx'
import { formFilePath } from '#protocol/features/form-answering.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DecisionBar } from '#ui/decision-bar.tsx'
import { AnswersCopy } from '../copy/answers-copy.tsx'
import { Judge } from '../submission/judge.tsx'
import { StatusLine } from '../submission/status-line.tsx'
import type { SubmissionAnswer } from '../submission/submission.server.ts'
import type { FormQueue } from './queue.server.ts'

type Props = {
  of: NonNullable<FormQueue['current']>
  shown: FormQueue['shown']
  next: string
  answer: SubmissionAnswer | undefined
}

/** One that waits: its answers and what to say about them, or the way to fill it in. */
export function FormCase({ of, shown, next, answer }: Props) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const people = [of.respondent, of.student === of.respondent ? null : of.student, of.organization]
  return (
    <article className="grid min-w-0 gap-5">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h2 break-words">{inLanguage(of.title, locale)}</h2>
          <p className="mt-1 text-ui break-words text-ink2">{people.filter(Boolean).join(' · ')}</p>
        </div>
        {of.isToFill ? (
          <a href={`/forms/${of.id}`} className={buttonClass()}>
            {t('queue.fillDo')}
          </a>
        ) : (
          <ButtonLink to={`/form_builder/${of.formId}/submissions/${of.id}`} look="outline">
            {t('queue.open')}
          </ButtonLink>
        )}
      </header>
      {of.isToFill ? (
        <Card>
          <p className="text-lead text-ink2">
            {of.isMine ? t('queue.fillText') : t('queue.fillOther', { name: of.respondent ?? t(`roles.${of.role}`) })}
          </p>
        </Card>
      ) : null}
      {shown ? (
        <Card className="pb-0 md:pb-0">
          <StatusLine of={of} version={shown.version ?? 1} />
          <div className="mt-5 border-t border-line pt-5">
            <AnswersCopy content={shown.content} answers={shown.answers} filePath={formFilePath} />
          </div>
          <DecisionBar>
            <div className="-mt-5 w-full">
              <Judge of={of} next={next} answer={answer} action={`?id=${of.id}`} />
            </div>
          </DecisionBar>
        </Card>
      ) : null}
    </article>
  )
}
