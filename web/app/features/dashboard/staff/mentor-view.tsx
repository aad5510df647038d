import { AwayToday } from '#app/features/absences/away-today.tsx'
import { ApplicationsNote } from '#app/features/applications/own/dashboard-note.tsx'
import { ContractsNote } from '#app/features/contracts/make/contracts-note.tsx'
import { PeriodChoice } from '#app/features/periods/period-choice.tsx'
import { useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { LateCard } from './late-card.tsx'
import { AllCalm } from './nothing-waits.tsx'
import { SelfFoundNote } from './self-found-note.tsx'
import { StageBar } from './stage-bar.tsx'
import { TurnList } from './turn-list.tsx'

export function MentorView({ data }: { data: ViewData<'mentees'> }) {
  const t = useT('dashboard')
  const { today, periods, period, students, placed, stages, lateCount, turns, queued, turnCount } = data
  const title = students === 0 ? t('mentor.nobody') : t('mentor.title', { placed, students })
  const sentence = (key: string, count: number) =>
    t(`mentor.${key}.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`, { count })
  const standing = period ? sentence('overdue', lateCount) : t('noPeriod')
  const lead = `${sentence('waiting', turnCount)} ${standing}`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={title}
        lead={students === 0 ? t('mentor.nobodyLead') : lead}
        aside={period ? <PeriodChoice periods={periods} period={period} /> : null}
      />
      <ApplicationsNote of={data.applications} className="mt-6" />
      <ContractsNote className="mt-4" />
      <SelfFoundNote count={data.selfFound} waitsFor="you" />
      <AwayToday away={data.away} className="mt-6" />
      {students > 0 ? (
        <>
          <div className="mt-7">
            <StageBar stages={stages} students={students} period={period} />
          </div>
          <div className="mt-6 grid items-start gap-4 md:gap-6 xl:grid-cols-2">
            <Card title={t('mentor.yourTurn')}>
              {turnCount > 0 ? (
                <TurnList turns={turns} queued={queued} count={turnCount} />
              ) : (
                <AllCalm text={t('mentor.nothingWaits')} />
              )}
            </Card>
            <LateCard data={data} title={t('mentor.late')} calm={t('mentor.nobodyLate')} />
          </div>
        </>
      ) : null}
    </div>
  )
}
