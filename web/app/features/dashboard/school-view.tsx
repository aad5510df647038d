import { Building2, CalendarClock, Hourglass, type LucideIcon, MailOpen } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ApplicationsNote } from '../applications/dashboard-note.tsx'
import { PeriodChoice } from '../periods/period-choice.tsx'
import { AllCalm } from './all-calm.tsx'
import type { ViewData } from './dashboard.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PageHead } from './page-head.tsx'
import { PeopleList } from './people-list.tsx'
import { StageBar } from './stage-bar.tsx'

export function SchoolView({ data }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const { today, periods, period, students, placed, stages, late, lateCount, firstLeaving } = data
  const percent = students > 0 ? Math.round((placed / students) * 100) : 0
  return (
    <div className="wrap-wide py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={students === 0 ? t('school.nobody') : t('school.title', { placed, students })}
        lead={!period ? t('noPeriod') : students === 0 ? t('school.nobodyLead') : t('school.lead', { percent })}
        aside={period ? <PeriodChoice periods={periods} period={period} /> : null}
      />
      <ApplicationsNote of={data.applications} className="mt-6" />
      {data.selfFound > 0 ? (
        <div className="mt-4">
          <Notice
            tone="info"
            action={
              <ButtonLink to="/zelfgevonden" size="md" className="min-h-11">
                {t('school.selfFound.go')}
              </ButtonLink>
            }
          >
            {t(`school.selfFound.${data.selfFound === 1 ? 'one' : 'many'}`, { count: data.selfFound })}
          </Notice>
        </div>
      ) : null}
      <FirstSteps steps={data.steps} uninvited={data.uninvited} />
      <div className="mt-7">
        <StageBar stages={stages} students={students} />
      </div>
      <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <Card title={t('school.late')} className="lg:col-span-8">
          {late.length > 0 ? (
            <PeopleList kind="late" people={late} count={lateCount} />
          ) : (
            <AllCalm text={t('school.nobodyLate')} />
          )}
        </Card>
        <div className="grid gap-4 md:gap-6 lg:col-span-4">
          {firstLeaving ? <Leaving count={data.leaving} first={firstLeaving} /> : null}
          <Facts data={data} />
        </div>
      </div>
    </div>
  )
}

/** Somebody asked to be forgotten: the one thing here that has to be decided. */
function Leaving({ count, first }: { count: number; first: string }) {
  const t = useT('dashboard')
  return (
    <Card title={t('school.attention.title')}>
      <div className="flex gap-3.5">
        <StatusMark status="warn" className="mt-0.5 size-5" />
        <div className="min-w-0">
          <p className="text-ui font-semibold">
            {t(`school.attention.leaving.${count === 1 ? 'one' : 'many'}`, { count })}
          </p>
          <p className="text-sm text-muted">{t('school.attention.leaving.why')}</p>
          <ButtonLink to={`/account/verwijderverzoek/${first}`} look="outline" size="md" className="mt-3 min-h-11">
            {t('school.attention.leaving.go')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** How things stand, in plain figures. */
function Facts({ data }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const facts: { key: string; icon: LucideIcon; count: number; to?: string }[] = [
    { key: 'late', icon: CalendarClock, count: data.lateCount },
    { key: 'waiting', icon: Hourglass, count: data.waitingCount },
    { key: 'pending', icon: Building2, count: data.pending, to: '/organizations/approve' },
    { key: 'invited', icon: MailOpen, count: data.invited, to: '/users?invitation=sent' },
  ]
  return (
    <Card title={t('school.facts.title')}>
      <dl>
        {facts.map(({ key, icon: Icon, count, to }) => (
          <div key={key} className="relative flex items-center gap-3.5 border-line py-3 not-first:border-t">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <dt className="text-ui">
              {to ? (
                <Link to={to} className="after:absolute after:inset-0">
                  {t(`school.facts.${key}`)}
                </Link>
              ) : (
                t(`school.facts.${key}`)
              )}
            </dt>
            <dd className="ml-auto font-heading text-h3 font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
