import { Link } from 'react-router'
import { AwayToday } from '#app/features/absences/away-today.tsx'
import { WorksNote } from '#app/features/assignments/supervisor/works-note.tsx'
import { ContractsNote } from '#app/features/contracts/make/contracts-note.tsx'
import { FormsToFillIn } from '#app/features/form-submissions/own/forms-card.tsx'
import { HoursNote } from '#app/features/hours/confirm/hours-note.tsx'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { NextVisits } from '#app/features/visits/next-visits.tsx'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Card } from '#ui/card.tsx'
import { Plus } from '#ui/icons.tsx'
import type { ViewData } from '../dashboard.tsx'
import { PageHead } from '../page-head.tsx'
import { AllCalm } from '../staff/nothing-waits.tsx'
import { NextStep, StepLink } from '../student/next-step.tsx'
import { InternList, isHere, TalkList } from './intern-list.tsx'
import { OwnVacancies } from './own-vacancies.tsx'
import { WaitingBoard } from './waiting-board.tsx'

/** A host comes to answer: first who waits, then who is there and comes next, then what is offered. */
export function HostView({ data }: { data: ViewData<'host'> }) {
  const t = useT('dashboard')
  const { today, waiting, waitingCount, talks, interns, vacancies } = data
  const here = interns.filter(isHere)
  const coming = interns.filter((each) => !isHere(each))
  // Whoever has volunteers has people there, not only students.
  const words = interns.some(({ isVolunteer }) => isVolunteer) ? 'host.mixed' : 'host'
  const presence = t(`${words}.${here.length === 0 ? 'nobody' : here.length === 1 ? 'titleOne' : 'title'}`, {
    count: here.length,
  })
  const expected = t(`${words}.expected.${coming.length === 0 ? 'none' : coming.length === 1 ? 'one' : 'many'}`, {
    count: coming.length,
  })
  const up = t(waitingCount === 1 ? 'host.upOne' : 'host.up', { count: waitingCount })
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        isLarge
        today={today}
        title={waitingCount > 0 ? up : presence}
        lead={
          <>
            {waitingCount > 0 ? (
              <Counted to={hereList} count={here.length} text={`${presence}.`} />
            ) : (
              t('host.nobodyWaits')
            )}{' '}
            <Counted to={comingList} count={coming.length} text={expected} />
          </>
        }
      />
      <WorkingFor />
      <AwayToday away={data.away} isHost className="mt-6" />
      <ContractsNote className="mt-4" />
      <HoursNote className="mt-4" />
      <WorksNote className="mt-4" />
      <WaitingBoard waiting={waiting} count={waitingCount} />
      {waitingCount === 0 && vacancies.length === 0 ? <FirstVacancy /> : null}
      <div className="mt-4 grid items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-12">
        <div className="grid gap-4 md:gap-6 lg:col-span-7">
          <FormsToFillIn rows={data.forms} />
          <Card title={t(`${words}.here`)} aside={here.length > 0 ? <AllLink to={hereList} /> : null}>
            {here.length > 0 ? <InternList people={here} today={today} /> : <AllCalm text={t(`${words}.noneHere`)} />}
          </Card>
          <NextVisits visits={data.visits} today={today} of="host" />
          {talks.length > 0 ? (
            <Card title={t('host.talks')}>
              <TalkList talks={talks} />
            </Card>
          ) : null}
          {coming.length > 0 ? (
            <Card title={t('host.coming')} aside={<AllLink to={comingList} />}>
              <InternList people={coming} today={today} />
            </Card>
          ) : null}
        </div>
        <OwnVacancies data={data} />
      </div>
    </div>
  )
}

const hereList = '/internships?status=running,evaluating'
const comingList = '/internships?status=proposed,approved,contracting,ready'
const link = 'font-semibold text-primaryink underline underline-offset-4'

/** A number leads to those whom it counts. */
function Counted({ to, count, text }: { to: string; count: number; text: string }) {
  return count > 0 ? (
    <Link to={to} className={link}>
      {text}
    </Link>
  ) : (
    text
  )
}

function AllLink({ to }: { to: string }) {
  const t = useT('dashboard')
  return (
    <Link to={to} className={`inline-flex min-h-11 items-center text-ui ${link}`}>
      {t('host.toList')}
    </Link>
  )
}

/** Without a vacancy nobody can ask for a place. */
function FirstVacancy() {
  const t = useT('dashboard')
  const { session } = useRoot()
  if (!session?.can.offerVacancies) return null
  return (
    <NextStep
      className="mt-6 md:mt-7"
      label={t('host.firstVacancy.label')}
      title={t('host.firstVacancy.title')}
      text={t('host.firstVacancy.text')}
    >
      <StepLink to="/vacancies/add" icon={Plus}>
        {t('host.addVacancy')}
      </StepLink>
    </NextStep>
  )
}
