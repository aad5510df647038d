import { dateText, timeText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { FormToAnswer } from '#protocol/features/form-answering.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Button, buttonClass, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowLeft, Download, Pencil, Printer } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { AnswersCopy } from '../copy/answers-copy.tsx'
import { paperOf } from '../copy/file-paths.ts'
import type { AnswerPageData } from './answer.server.ts'
import { filePathOf } from './form-paths.ts'

type Props = { of: AnswerPageData; toAnswer: FormToAnswer; errors: FormError[] }

/** Handed in: a copy for oneself, and for a day the way back. */
export function GivenForm({ of, toAnswer, errors }: Props) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { content, owner, submittedAt, status, state, reopenUntil, student, organization, respondent } = toAnswer
  const title = inLanguage(content.title, locale)
  const isOver = state === 'over'
  const { work } = toAnswer
  const said = work ? (work.canReopen ? 'workNext' : 'workDone') : status === 'accepted' ? 'accepted' : 'text'
  const at = submittedAt ? { day: dateText(submittedAt, locale, 'long'), time: timeText(submittedAt, locale) } : null
  return (
    <div data-given={toAnswer.submissionId}>
      <div className="print:hidden">
        <StatusMark status={isOver ? 'info' : 'done'} className="size-12" />
        <h1 className="mt-3 text-h1 break-words">
          {t(isOver ? 'given.overTitle' : work ? 'given.workTitle' : 'given.title')}
        </h1>
        <p className="mt-1 text-lead break-words text-ink2">
          {isOver ? t('given.overText') : t(`given.${said}`, { owner })}
        </p>
      </div>
      <div className="mt-4 grid gap-4 print:hidden">
        <FormProblems errors={errors} />
        {reopenUntil ? (
          <Notice
            tone="info"
            action={
              <form method="post">
                <SubmitButton name="do" value="reopen" look="outline" size="md" className="min-h-11">
                  <Pencil className="size-4" />
                  {t('given.reopen')}
                </SubmitButton>
              </form>
            }
          >
            {t('given.until', {
              day: dateText(reopenUntil, locale, 'long'),
              time: timeText(reopenUntil, locale),
            })}
          </Notice>
        ) : null}
        {work ? (
          <div className="flex flex-wrap gap-3">
            <a href={`/opdrachten/${work.id}`} className={buttonClass('primary', 'xl')}>
              {t('given.toWork')}
            </a>
            {work.canReopen ? (
              <form method="post">
                <SubmitButton name="do" value="reopen" look="outline">
                  <Pencil className="size-4" />
                  {t('given.reopen')}
                </SubmitButton>
              </form>
            ) : null}
          </div>
        ) : null}
      </div>
      <article className="mt-5 rounded-card border border-line bg-surface p-5 md:p-8 print:border-0 print:p-0">
        <div className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line pb-5">
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-ui text-muted">{owner}</p>
            <h2 className="text-h2 break-words">{title}</h2>
            <p className="mt-1 text-ui break-words text-ink2">
              {[respondent, student === respondent ? null : student, organization].filter(Boolean).join(' · ')}
            </p>
            {at ? <p className="text-ui text-muted">{t('given.at', at)}</p> : null}
          </div>
          {isId(of.key) && !isOver ? (
            <a
              href={paperOf(toAnswer.submissionId)}
              download
              className={buttonClass('outline', 'md', 'min-h-11 print:hidden')}
            >
              <Download className="size-5 text-muted" />
              {t('given.pdf')}
            </a>
          ) : null}
          {/* Only a script can print. */}
          <Button
            data-print=""
            look="outline"
            size="md"
            className="min-h-11 [:root:not([data-scripts])_&]:hidden print:hidden"
          >
            <Printer className="size-5" />
            {t('given.print')}
          </Button>
        </div>
        <AnswersCopy content={content} answers={toAnswer.answers} filePath={filePathOf(of.key)} />
      </article>
      {of.isSignedIn ? (
        <a href="/forms" className={buttonClass('ghost', 'md', 'mt-5 min-h-11 print:hidden')}>
          <ArrowLeft className="size-5" />
          {t('given.all')}
        </a>
      ) : null}
    </div>
  )
}
