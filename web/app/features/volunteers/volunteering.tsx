import { data } from 'react-router'
import { siteApiContext } from '#lib/context.ts'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/volunteering'
import { readCentres } from './centres.server.ts'
import { readLanding } from './landing.data.ts'
import { Landing } from './landing.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'volunteers', 'landing.page')

export async function loader({ context }: Route.LoaderArgs) {
  if ((await readCentres(context)).length === 0) throw data(null, { status: 404 })
  return readLanding(context.get(siteApiContext))
}

/** Where volunteering begins, at every site with a centre. */
export default function Volunteering({ loaderData }: Route.ComponentProps) {
  return <Landing {...loaderData} />
}
