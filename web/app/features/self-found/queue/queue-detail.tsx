import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { daysSince, isLate } from '#app/features/queue/is-late.ts'
import { dateText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { SelfFoundMatches } from '#protocol/features/self-found.ts'
import { ageOn } from '#protocol/shared/working-time.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PenLine } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { ReportFacts } from '../report-facts.tsx'
import { ReportStatus } from '../report-status.tsx'
import type { Report } from '../self-found.server.ts'
import { WorkingTimeNote } from '../working-time-note.tsx'
import { DecideForms } from './decide-forms.tsx'
import { WhichOrganization } from './which-organization.tsx'

type Props = {
  report: Report
  matches: SelfFoundMatches
  nextId: string
  isNew: boolean
  /** Since it was shown, so that nobody decided about it yet. */
  isChanged?: boolean
  reason?: string
  errors?: FormError[]
}

/** One report, with what one should know before deciding. */
export function QueueDetail({ report, matches, nextId, isNew, isChanged, reason, errors }: Props) {
  const t = useT('self-found')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed went with the one before; reading goes on at the top of this one.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const changed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChanged) changed.current?.focus()
  }, [isChanged, report.updatedAt])
  const { state, name, decision, createdAt, organization, can } = report
  const isOpen = can.approveSelfFound || can.refuseSelfFound
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7" aria-labelledby="report">
      <WhoFoundIt report={report} student={matches.student} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id="report" className="min-w-0 text-h2 break-words outline-none">
          {name}
        </h2>
        {state === 'waiting' && isLate(createdAt) ? (
          <span className="inline-flex items-center gap-2 rounded-chip bg-errsoft px-3 py-1 text-sm font-semibold text-errink">
            <StatusMark status="err" className="size-4" />
            {t('queue.late', { count: daysSince(createdAt) })}
          </span>
        ) : (
          <ReportStatus state={state} />
        )}
      </div>
      <p className="text-ui text-muted">{t('queue.on', { date: dateText(createdAt, locale, 'long') })}</p>
      <div className="mt-4 grid gap-3 empty:hidden">
        {isChanged ? (
          <div ref={changed} role="alert" tabIndex={-1} className="rounded-card">
            <Notice>{t('queue.changed')}</Notice>
          </div>
        ) : null}
        {matches.alreadyAt.length > 0 ? (
          <Notice>{t('queue.already', { titles: matches.alreadyAt.join(', ') })}</Notice>
        ) : null}
        {matches.others > 0 ? (
          <Notice tone="info">
            {t(matches.others === 1 ? 'queue.other' : 'queue.others', { count: matches.others })}
          </Notice>
        ) : null}
        {decision ? (
          <Notice tone="info">
            {t('queue.said')} <span className="font-normal whitespace-pre-line">{decision}</span>
          </Notice>
        ) : null}
        {state === 'approved' && organization ? (
          <Notice tone="info">{t('queue.placedAt', { organization })}</Notice>
        ) : null}
        {isOpen ? <WorkingTimeNote birthDate={matches.student.birthDate} plan={report} who="they" /> : null}
      </div>
      {can.approveSelfFound ? <WhichOrganization report={report} matches={matches} nextId={nextId} /> : null}
      <ReportFacts report={report} />
      {can.updateSelfFound ? (
        <ButtonLink to={`/zelfgevonden/melden?id=${report.id}`} look="ghost" size="md" className="-ml-5 min-h-11">
          <PenLine className="size-5" />
          {t('queue.edit')}
        </ButtonLink>
      ) : null}
      {isOpen ? <DecideForms report={report} nextId={nextId} reason={reason} errors={errors} /> : null}
    </article>
  )
}

type WhoProps = { report: Report; student: SelfFoundMatches['student'] }

/** Whose report it is: how old, in which class, with whom, and the way to everything else about them. */
function WhoFoundIt({ report: { student: name, studentId }, student }: WhoProps) {
  const t = useT('self-found')
  const { birthDate, groups, level, mentors } = student
  const facts = [
    birthDate ? t('queue.age', { years: ageOn(birthDate, today()) }) : '',
    [groups.join(', '), level].filter(Boolean).join(', '),
    mentors.length > 0 ? t('queue.mentor', { names: mentors.join(', ') }) : t('queue.noMentor'),
  ].filter(Boolean)
  return (
    <div className="flex items-center gap-3 border-b border-line pb-4">
      <Avatar name={name} className="size-11" />
      <div className="min-w-0">
        <Link to={`/users/${studentId}`} className="font-semibold text-ink underline underline-offset-4">
          {name}
        </Link>
        <p className="text-ui text-ink2">{facts.join(' · ')}</p>
      </div>
    </div>
  )
}
