import { pageTitle } from '#lib/title.ts'
import { readSupplyCharts } from '../supply/supply-charts.server.ts'
import type { Route } from './+types/share-supply'
import { readShare, runShare } from './share.server.ts'
import { ShareView } from './share-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'analytics', 'shares.page')

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readShare(context, request, readSupplyCharts(context, request))

export const action = ({ context, request }: Route.ActionArgs) =>
  runShare(context, request, '/analytics/index-2/delen', () => readSupplyCharts(context, request))

export default function ShareSupply({ loaderData, actionData }: Route.ComponentProps) {
  return <ShareView data={loaderData} answer={actionData} home="/analytics/index-2" />
}
