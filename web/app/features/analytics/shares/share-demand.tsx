import { pageTitle } from '#lib/title.ts'
import { readDemandCharts } from '../demand/demand-charts.server.ts'
import type { Route } from './+types/share-demand'
import { readShare, runShare } from './share.server.ts'
import { ShareView } from './share-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'analytics', 'shares.page')

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readShare(context, request, readDemandCharts(context, request))

export const action = ({ context, request }: Route.ActionArgs) =>
  runShare(context, request, '/analytics/delen', () => readDemandCharts(context, request))

export default function ShareDemand({ loaderData, actionData }: Route.ComponentProps) {
  return <ShareView data={loaderData} answer={actionData} home="/analytics" />
}
