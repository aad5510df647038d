import { Link, useLocation } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Columns3, Inbox } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { submissionMarks } from '../submission/status-line.tsx'
import type { Results } from './results.server.ts'
import { VoiceMark } from './voice-mark.tsx'

/** What was handed in, the newest on top; each leads to itself and to all three of its internship. */
export function GivenList({ of: { rows, records, page, last }, path }: { of: Results['given']; path: string }) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { search } = useLocation()
  const toPage = (number: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(number))
    return `${path}?${query}`
  }
  return (
    <Card title={t('results.given.title', { count: records })}>
      {rows.length === 0 ? (
        <EmptyState icon={Inbox} title={t('results.given.none')} text={t('results.given.noneText')} headingLevel={3} />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ id, role, status, name, about, submittedAt, internshipId }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <VoiceMark role={role} />
              <div className="min-w-0 flex-1 basis-52">
                <Link to={`${path}/submissions/${id}`} className="block font-semibold break-words text-ink">
                  {name || t('submission.nobody')}
                </Link>
                <p className="text-ui break-words text-muted">
                  {[t(`roles.${role}`), about].filter(Boolean).join(' · ')}
                </p>
              </div>
              <p className="flex items-center gap-2 text-ui text-ink2">
                <StatusMark status={submissionMarks[status]} className="size-4" />
                {status === 'accepted' ? t('status.accepted') : submittedAt ? dateText(submittedAt, locale) : ''}
              </p>
              {internshipId ? (
                <Link
                  to={`${path}?stage=${internshipId}`}
                  aria-label={`${t('compare.do')}: ${name}`}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ui font-semibold text-primaryink no-underline hover:bg-sunken"
                >
                  <Columns3 className="size-4" />
                  {t('compare.do')}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} last={last} to={toPage} />
    </Card>
  )
}
