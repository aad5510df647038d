import { readAwayToday } from '#app/features/absences/absences.data.ts'
import { dashboardApplications } from '#app/features/applications/own/dashboard.server.ts'
import { ownWorks } from '#app/features/assignments/own/own.data.ts'
import { ownCertificates } from '#app/features/certificates/certificates.data.ts'
import { formsToFillIn } from '#app/features/form-submissions/own/own-forms.server.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { readProposals } from '#app/features/proposals/proposals.server.ts'
import { openReports } from '#app/features/self-found/own-reports.server.ts'
import { findFitting, keptAmong } from '#app/features/stagebank/search/stagebank.data.ts'
import { visitsAhead } from '#app/features/visits/visits.data.ts'
import { apiOf, pageContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { requireSession, type Session } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Client } from '#protocol/client.ts'
import type { Route } from './+types/dashboard'
import { centreNumbers, isAgreedFirst, ownMentor, ownOrganization, schoolNumbers } from './dashboard.data.ts'
import { hostDashboard } from './host/host.data.ts'
import { HostView } from './host/host-view.tsx'
import { CentreView } from './staff/centre-view.tsx'
import { MentorView } from './staff/mentor-view.tsx'
import { progress } from './staff/progress.data.ts'
import { SchoolView } from './staff/school-view.tsx'
import { mentorTurns } from './staff/turns.data.ts'
import { NewcomerView } from './student/newcomer-view.tsx'
import { ownAbsences, ownInternships, ownPlaces } from './student/own-internships.data.ts'
import { StudentView } from './student/student-view.tsx'
import { VolunteerView } from './student/volunteer-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'dashboard', 'menu.dashboard')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  const [applications, data] = await Promise.all([
    dashboardApplications(api, session),
    readView(api, session, context, request),
  ])
  return { today: today(), applications, ...data }
}

/** What the reader's own kind of dashboard shows. */
async function readView(api: Client, session: Session, context: Route.LoaderArgs['context'], request: Request) {
  const { home: view } = session
  const hasSelfFound = context.get(pageContext).site.flags.selfFoundInternships
  if (view === 'school' || view === 'mentees') {
    const chosen = await choosePeriod(context, request, session.organization?.id)
    if (view === 'mentees') {
      const [numbers, waiting, away] = await Promise.all([
        progress(api, session, chosen),
        mentorTurns(api, session, hasSelfFound),
        readAwayToday(api),
      ])
      const { turns, queued, count, selfFound } = waiting
      return { view, ...numbers, turns, queued, turnCount: count, selfFound, away } as const
    }
    return { view, ...(await schoolNumbers(api, session, chosen, hasSelfFound)) } as const
  }
  if (view === 'centre') return { view, ...(await centreNumbers(api, session.organization?.id)) } as const
  if (view === 'host') {
    const [numbers, visits, forms] = await Promise.all([
      hostDashboard(api, session),
      visitsAhead(api, today()),
      formsToFillIn(api, session),
    ])
    return { view, ...numbers, visits, forms } as const
  }
  const isIntern = view === 'internship'
  const [found, places, own, proposals, reports, mentorEmail, offered, visits, absences, certificates, works, forms] =
    await Promise.all([
      ownInternships(api, session),
      isIntern ? [] : ownPlaces(api, session),
      ownOrganization(api, session),
      isIntern ? readProposals(api) : [],
      isIntern ? openReports(api, session.user.id, hasSelfFound) : [],
      isIntern ? ownMentor(api) : null,
      isIntern ? nothingOffered : readFitting(api),
      isIntern ? visitsAhead(api, today()) : [],
      ownAbsences(api, session),
      ownCertificates(api, session),
      isIntern ? ownWorks(api, session) : [],
      isIntern ? formsToFillIn(api, session) : [],
    ])
  if (places.length > 0) return { view: 'place', places, absences, certificates, own, ...offered } as const
  if (found)
    return {
      view: 'internship',
      ...found,
      absences,
      certificates,
      works,
      forms,
      reports,
      own,
      mentorEmail,
      proposals,
      visits,
    } as const
  const [{ fitting, kept }, needsYes] = await Promise.all([
    isIntern ? readFitting(api) : offered,
    isIntern ? isAgreedFirst(api) : false,
  ])
  const newcomer = { isIntern, hasMentor: mentorEmail !== null, isAgreedFirst: needsYes }
  return { view: 'newcomer', ...newcomer, certificates, own, fitting, kept, proposals } as const
}

const nothingOffered: Awaited<ReturnType<typeof readFitting>> = { fitting: null, kept: [] }

async function readFitting(api: Client) {
  const fitting = await findFitting(api)
  const kept = await keptAmong(api, fitting?.vacancies.map(({ id }) => id) ?? [])
  return { fitting, kept }
}

type Data = Awaited<ReturnType<typeof loader>>
export type ViewData<V extends Data['view']> = Extract<Data, { view: V }>

export default function Dashboard({ loaderData: data }: Route.ComponentProps) {
  switch (data.view) {
    case 'school':
      return <SchoolView data={data} />
    case 'mentees':
      return <MentorView data={data} />
    case 'centre':
      return <CentreView data={data} />
    case 'host':
      return <HostView data={data} />
    case 'internship':
      return <StudentView data={data} />
    case 'place':
      return <VolunteerView data={data} />
    default:
      return <NewcomerView data={data} />
  }
}
