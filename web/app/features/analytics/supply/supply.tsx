import { pageTitle } from '#lib/title.ts'
import { OwnView } from '../own/own-view.tsx'
import { Sides } from '../sides.tsx'
import type { Route } from './+types/supply'
import { readOffer } from './supply.server.ts'
import { SupplyView } from './supply-view.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'analytics', 'supply.title')

export const loader = ({ context, request }: Route.LoaderArgs) => readOffer(context, request)

const file = '/analytics/index-2/bestand'

/** What hosts offer: of all of them for who looks after them, and for a host its own. */
export default function Supply({ loaderData: { supply, own } }: Route.ComponentProps) {
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Sides />
      {supply ? <SupplyView data={supply} file={file} /> : null}
      {own ? <OwnView numbers={own} file={file} /> : null}
    </div>
  )
}
