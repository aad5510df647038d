import { apiOf } from '../../lib/context.ts'
import { today } from '../../lib/dates.ts'
import { requireSession, type Session } from '../../lib/session.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { dashboardApplications } from '../applications/dashboard.server.ts'
import { choosePeriod } from '../periods/chosen-period.server.ts'
import { readProposals } from '../proposals/proposals.server.ts'
import { findFitting, keptAmong } from '../stagebank/stagebank.data.ts'
import type { Route } from './+types/dashboard'
import { CentreView } from './centre-view.tsx'
import {
  centreNumbers,
  hostNumbers,
  ownInternship,
  ownMentor,
  ownOrganization,
  ownPlaces,
  schoolNumbers,
} from './dashboard.data.ts'
import { HostView } from './host-view.tsx'
import { MentorView } from './mentor-view.tsx'
import { NewcomerView } from './newcomer-view.tsx'
import { progress } from './progress.data.ts'
import { SchoolView } from './school-view.tsx'
import { StudentView } from './student-view.tsx'
import { mentorTurns } from './turns.data.ts'
import { VolunteerView } from './volunteer-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Dashboard', en: 'Dashboard' })

/** What somebody is in their current organization decides what they see first. */
function viewOf({ roles, organization }: Session) {
  const names = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  if (names.includes('admin') && organization?.type === 'School') return 'school'
  if (names.includes('admin') && organization?.type === 'VolunteerCenter') return 'centre'
  if (names.includes('admin')) return 'host'
  if (names.includes('mentor')) return 'mentor'
  return names.includes('student') ? 'student' : 'newcomer'
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  const api = apiOf(context, session)
  const view = viewOf(session)
  const shared = { today: today(), applications: await dashboardApplications(api, session) }
  if (view === 'school' || view === 'mentor') {
    const chosen = await choosePeriod(context, request, session.organization?.id)
    if (view === 'mentor') {
      const [numbers, waiting] = await Promise.all([progress(api, session, chosen), mentorTurns(api)])
      const { turns, count, selfFound } = waiting
      return { ...shared, view, ...numbers, turns, turnCount: count, selfFound } as const
    }
    return { ...shared, view, ...(await schoolNumbers(api, session, chosen)) } as const
  }
  if (view === 'centre') return { ...shared, view, ...(await centreNumbers(api)) } as const
  if (view === 'host') return { ...shared, view, ...(await hostNumbers(api, session)) } as const
  const [internship, places, own, proposals] = await Promise.all([
    ownInternship(api, session),
    view === 'student' ? [] : ownPlaces(api, session),
    ownOrganization(api, session),
    view === 'student' ? readProposals(api) : [],
  ])
  if (places.length > 0) return { ...shared, view: 'volunteer', places, own } as const
  if (internship) {
    const mentorEmail = view === 'student' ? await ownMentor(api) : null
    return { ...shared, view: 'student', internship, own, mentorEmail, proposals } as const
  }
  const fitting = view === 'student' ? await findFitting(api) : null
  const kept = fitting
    ? await keptAmong(
        api,
        fitting.vacancies.map(({ id }) => id),
      )
    : []
  return { ...shared, view: 'newcomer', isStudent: view === 'student', own, fitting, kept, proposals } as const
}

type Data = Awaited<ReturnType<typeof loader>>
export type ViewData<V extends Data['view']> = Extract<Data, { view: V }>

export default function Dashboard({ loaderData: data }: Route.ComponentProps) {
  switch (data.view) {
    case 'school':
      return <SchoolView data={data} />
    case 'mentor':
      return <MentorView data={data} />
    case 'centre':
      return <CentreView data={data} />
    case 'host':
      return <HostView data={data} />
    case 'student':
      return <StudentView data={data} />
    case 'volunteer':
      return <VolunteerView data={data} />
    default:
      return <NewcomerView data={data} />
  }
}
