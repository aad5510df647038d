import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { OpenReport } from './own-reports.server.ts'

/** Where a student answers a question about a report, or sees what was reported. */
export const reportPath = ({ id, isSentBack }: OpenReport) =>
  isSentBack ? `/zelfgevonden/melden?id=${id}` : '/zelfgevonden'

/** A place that a student asked for, beside what else they have, with the way to it. */
export function ReportNote({ report }: { report: OpenReport }) {
  const t = useT('self-found')
  const { name, question, isSentBack } = report
  const key = isSentBack ? 'sentBack' : 'waiting'
  return (
    <Notice
      tone={isSentBack ? 'warn' : 'info'}
      action={
        <ButtonLink to={reportPath(report)} size="md" className="min-h-11">
          {t(`note.go.${key}`)}
        </ButtonLink>
      }
    >
      {t(`note.${key}`, { name })}
      {question ? <span className="mt-1 block font-normal break-words whitespace-pre-line">{question}</span> : null}
    </Notice>
  )
}
