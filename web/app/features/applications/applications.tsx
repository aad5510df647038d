import { lazy } from 'react'
import { redirect } from 'react-router'
import { takeBack } from '#app/features/queue/decided.server.ts'
import { openReports } from '#app/features/self-found/own-reports.server.ts'
import { apiContext, apiOf, pageContext } from '#lib/context.ts'
import { requireSession, type Session } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Client } from '#protocol/client.ts'
import { applications, takeBackDecline } from '#protocol/features/applications.ts'
import type { Route } from './+types/applications'
import { answerApplication } from './answer/answer.server.ts'
import { readTalk } from './answer/talk-place.server.ts'
import { applicationOf, include } from './applications.data.ts'
import { whoLooks } from './applications-viewer.ts'
import { declineAll } from './inbox/decline-all.server.ts'
import { inboxOf, readInbox } from './inbox/inbox.server.ts'
import { withPlaces } from './own/other-place-taken.ts'
import { readSchool } from './school/school.server.ts'

/**
 * One address, three screens: each comes only to whom it is for, so that a student on a phone does not load a school's
 * table. No boundary belongs around them: without scripts they would stay hidden.
 */
const OwnList = lazy(async () => ({ default: (await import('./own/own-list.tsx')).OwnList }))
const HostInbox = lazy(async () => ({ default: (await import('./inbox/host-inbox.tsx')).HostInbox }))
const SchoolList = lazy(async () => ({ default: (await import('./school/school-list.tsx')).SchoolList }))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'applications', 'host.title')

const SIZE = 25

async function readOwn(api: Client, { user }: Session, params: URLSearchParams) {
  const asked = Number(params.get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const rows = await api.list(applications, {
    filter: { studentIdEq: user.id },
    include,
    page: { number: page, size: SIZE },
  })
  const own = await withPlaces(api, user.id, rows.map(applicationOf))
  return { rows: own, records: rows.records, page, last: Math.ceil(rows.records / SIZE) }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  const params = new URL(request.url).searchParams
  const looks = whoLooks(session)
  if (looks === 'own') {
    const hasSelfFound = context.get(pageContext).site.flags.selfFoundInternships
    const [own, reports] = await Promise.all([
      readOwn(api, session, params),
      openReports(api, session.user.id, hasSelfFound),
    ])
    return { looks, own: { ...own, reports } } as const
  }
  if (looks === 'host') {
    const [inbox, talk] = await Promise.all([readInbox(api, session, params), readTalk(api, session.organization?.id)])
    return { looks, inbox, talk } as const
  }
  if (params.get('toon') === 'beoordelen') {
    const id = params.get('id')
    throw redirect(`/te-beoordelen/aanmeldingen${id ? `?id=${encodeURIComponent(id)}` : ''}`)
  }
  const hasMentors = session.can.keepMentorships === true
  const of = { schoolId: session.organization?.id ?? '', hasMentors }
  return { looks, school: await readSchool(context, api, request, of) } as const
}

const path = '/aanmeldingen'

/** After an answer the next one is up; on a phone the list comes first, so that nobody answers twice with one thumb. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('decision') === 'undo') {
    const id = String(form.get('id') ?? '')
    return takeBack(path, id, () => api.run(takeBackDecline, id), inboxOf)
  }
  const params = new URL(request.url).searchParams
  for (const name of ['kies', 'id', 'volgende', '_routes']) params.delete(name)
  const next = String(form.get('next') ?? '')
  if (next) params.set('volgende', next)
  const to = params.size > 0 ? `${path}?${params}` : path
  if (form.get('do') === 'declineAll') return declineAll(api, form, to)
  if (form.get('do') === null) return redirect(to)
  return answerApplication(api, form, to)
}

/** Who asked for which place: a student's own, a host's inbox, a school's list. */
export default function Applications({ loaderData: data, actionData }: Route.ComponentProps) {
  switch (data.looks) {
    case 'own':
      return <OwnList data={data.own} />
    case 'host':
      return <HostInbox data={data.inbox} talk={data.talk} cameBack={actionData} />
    default:
      return <SchoolList data={data.school} />
  }
}
