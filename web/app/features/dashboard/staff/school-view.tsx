import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { ContractsNote } from '#app/features/contracts/make/contracts-note.tsx'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing, CalendarClock, Hourglass, MailOpen } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { type Fact, FactList } from './fact-list.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LateCard } from './late-card.tsx'
import { peopleAt } from './people-link.ts'
import { SelfFoundNote } from './self-found-note.tsx'
import { StageBar } from './stage-bar.tsx'

export function SchoolView({ data }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const { today, periods, period, students, placed, stages } = data
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
      <ContractsNote className="mt-4" />
      <SelfFoundNote count={data.selfFound} waitsFor={data.mineCount === 0 ? 'mentor' : 'either'} />
      <FirstSteps steps={data.steps} left={data.left} />
      <div className="mt-7">
        <StageBar stages={stages} students={students} period={period} />
      </div>
      <div className="mt-6 grid items-start gap-4 md:gap-6 lg:grid-cols-12">
        <LateCard data={data} title={t('school.late')} calm={t('school.nobodyLate')} className="lg:col-span-8" />
        <div className="grid gap-4 md:gap-6 lg:col-span-4">
          <YourTurn data={data} />
          <Facts data={data} />
        </div>
      </div>
    </div>
  )
}

/** What has to be decided: who asked to be forgotten, and hosts that came by themselves. */
function YourTurn({ data: { leaving, firstLeaving, pending } }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const asked = [
    { key: 'leaving', count: leaving, to: `/account/verwijderverzoek/${firstLeaving}` },
    { key: 'pending', count: pending, to: '/organizations/approve' },
  ].filter(({ count }) => count > 0)
  if (asked.length === 0) return null
  return (
    <Card title={t('school.attention.title')}>
      <ul>
        {asked.map(({ key, count, to }) => (
          <li key={key} className="flex gap-3.5 border-line py-4 first:pt-0 last:pb-0 not-first:border-t">
            <StatusMark status="warn" className="mt-0.5 size-5" />
            <div className="min-w-0">
              <p className="text-ui font-semibold">
                {t(`school.attention.${key}.${count === 1 ? 'one' : 'many'}`, { count })}
              </p>
              <p className="text-sm text-muted">{t(`school.attention.${key}.why`)}</p>
              <ButtonLink to={to} look="outline" size="md" className="mt-3 min-h-11">
                {t(`school.attention.${key}.go`)}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Facts({ data: { period, lateCount, waitingCount, mineCount, invited } }: { data: ViewData<'school'> }) {
  const t = useT('dashboard')
  const facts: Omit<Fact, 'label'>[] = [
    { key: 'late', icon: CalendarClock, count: lateCount, to: peopleAt(period, 'late=true') },
    { key: 'mine', icon: BellRing, count: mineCount, to: peopleAt(period, 'turn=mine') },
    { key: 'waiting', icon: Hourglass, count: waitingCount, to: peopleAt(period, 'handedIn=true') },
    { key: 'invited', icon: MailOpen, count: invited, to: '/users?invitation=sent' },
  ]
  return (
    <Card title={t('school.facts.title')}>
      <FactList facts={facts.map((each) => ({ ...each, label: t(`school.facts.${each.key}`) }))} />
    </Card>
  )
}
