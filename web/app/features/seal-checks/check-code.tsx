import { apiContext } from '#lib/context.ts'
import { pageTitle } from '#lib/title.ts'
import { checkCode } from '#protocol/features/seal-checks.ts'
import type { Route } from './+types/check-code'
import { orLater, requireContracts } from './check.server.ts'
import { VerdictPage } from './verdict-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'seal-checks', 'page'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export function loader({ params, context }: Route.LoaderArgs) {
  requireContracts(context)
  const api = context.get(apiContext)
  return orLater(() => api.tell(checkCode, { filter: { code: params.code.slice(0, 40) } }))
}

/** Where the QR code on paper leads. */
export default function CheckCode({ loaderData: found }: Route.ComponentProps) {
  return <VerdictPage of={found} />
}
