import { data, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/check-in'
import { readArrival, runArrival } from './arrival.data.ts'
import { Arrival } from './arrival.tsx'
import { readCounter, runCounter } from './counter.data.ts'
import { Counter } from './counter.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'check-ins', 'title')

/** For a host what stands on the counter; for who comes there what their phone says. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  if (session.can.showCheckInCode) return { counter: await readCounter(api, session), arrival: null }
  if (!session.can.logHours) throw data(null, { status: 404 })
  return { counter: null, arrival: await readArrival(api, session.user) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  const form = await request.formData()
  if (session.can.showCheckInCode) return runCounter(api, form)
  if (session.can.logHours) return runArrival(api, form)
  throw redirect('/inchecken')
}

export default function CheckInPage({ loaderData: { counter, arrival }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? []
  if (counter) return <Counter of={counter} errors={errors} />
  return arrival ? <Arrival of={arrival} errors={errors} /> : null
}
