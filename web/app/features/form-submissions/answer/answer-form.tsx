import { dateText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { FormToAnswer } from '#protocol/features/form-answering.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { pagesOf, visiblePages } from '#protocol/features/forms/logic.ts'
import { FormProblems } from '#ui/form-problems.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AnswerPageData } from './answer.server.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerPageFields } from './answer-page-fields.tsx'
import { Progress } from './progress.tsx'
import type { AnswerBack } from './run-answer.server.ts'
import { useScriptData } from './script-data.ts'
import { Summary } from './summary.tsx'

type Props = { of: AnswerPageData; toAnswer: FormToAnswer; cameBack: AnswerBack | undefined }

/**
 * The whole form is in the page, one page of it in sight. Without scripts each page is sent and the next one comes; with
 * them one goes from page to page without a line.
 */
export function AnswerForm({ of, toAnswer, cameBack }: Props) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { content, version } = toAnswer
  const answers = cameBack?.answers ?? toAnswer.answers
  const problems = cameBack?.problems ?? {}
  const shown = visiblePages(content, answers)
  // What was sent back is looked at from its beginning.
  const wanted = cameBack?.page ?? of.page ?? (toAnswer.status === 'returned' ? 0 : toAnswer.page)
  // A page that does not show any more is the one before it.
  const at = Math.max(
    0,
    shown.findLastIndex(({ index }) => index <= wanted),
  )
  const current = shown[at]?.index ?? 0
  const data = useScriptData(of, toAnswer, answers)
  const isFirst = at === 0
  return (
    <>
      <Head of={toAnswer} />
      <form method="post" encType="multipart/form-data" noValidate data-answer={data} className="@container mt-4">
        <input type="hidden" name="page" value={current} />
        <input type="hidden" name="version" value={version} />
        {/* Enter goes on, also where a button to go back comes first. */}
        <button type="submit" name="do" value={at < shown.length - 1 ? 'next' : 'submit'} hidden data-default="" />
        <Progress at={at} count={shown.length} />
        <div className="mt-3 grid gap-3 empty:hidden">
          <FormProblems errors={cameBack?.errors ?? []} />
          {toAnswer.reason ? (
            <Notice>
              {t('answer.returned')} “{toAnswer.reason}”
            </Notice>
          ) : null}
          {of.isNew && !cameBack ? <Notice tone="info">{t('answer.more')}</Notice> : null}
          <Summary content={content} problems={problems} language={locale} />
        </div>
        <div className="mt-3 rounded-card border border-line bg-surface p-5 md:p-8">
          {pagesOf(content).map((page) => (
            <AnswerPageFields
              key={page.index}
              page={page}
              shown={shown.find(({ index }) => index === page.index)?.fields ?? []}
              isCurrent={page.index === current}
              {...{ answers, problems, version }}
              intro={page.index === 0 ? inLanguage(content.intro, locale) : ''}
            />
          ))}
          <AnswerButtons isFirst={isFirst} isLast={at >= shown.length - 1} />
        </div>
        <p role="status" data-saved="" className="mt-3 min-h-6 px-1 text-sm text-muted">
          {toAnswer.savedAt ? t('answer.saved', { time: timeText(toAnswer.savedAt, locale) }) : t('answer.savedPlain')}
        </p>
        <p className="px-1 text-sm text-muted">{t(isId(of.key) ? 'answer.laterAccount' : 'answer.laterLink')}</p>
      </form>
    </>
  )
}

function Head({ of: { content, owner, student, organization, respondent, dueOn } }: { of: FormToAnswer }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const about = [student === respondent ? null : student, organization]
  return (
    <header className="min-w-0">
      <p className="text-ui font-medium break-words text-muted">{[owner, ...about].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-1 text-h1 break-words">{inLanguage(content.title, locale)}</h1>
      {dueOn ? (
        <p className="mt-1 text-ui text-ink2">{t('answer.due', { day: dateText(dueOn, locale, 'long') })}</p>
      ) : null}
    </header>
  )
}
