import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { SubmissionPage } from './submission.server.ts'

export const submissionMarks: Record<SubmissionPage['row']['status'], Status> = {
  requested: 'todo',
  in_progress: 'now',
  submitted: 'wait',
  returned: 'warn',
  accepted: 'done',
  expired: 'err',
  cancelled: 'skip',
}

/** How far it is, since when, and in which version. */
export function StatusLine({
  of: { status, submittedAt, dueOn },
  version,
}: {
  of: Pick<SubmissionPage['row'], 'status' | 'submittedAt' | 'dueOn'>
  version: number
}) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const when = submittedAt
    ? t('submission.at', { day: dateText(submittedAt, locale, 'moment') })
    : dueOn
      ? t('submission.due', { day: dateText(dueOn, locale, 'long') })
      : ''
  return (
    <div className="flex gap-3">
      <StatusMark status={submissionMarks[status]} className="mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="font-semibold">{t(`status.${status}`)}</p>
        <p className="text-ui text-muted">{[when, t('submission.version', { version })].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
