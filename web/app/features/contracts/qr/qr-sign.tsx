import { openByBrowser } from '#lib/plain-page.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { loadSign, runSign } from '../sign/sign.server.ts'
import { SignScreen } from '../sign/sign-screen.tsx'
import type { Route } from './+types/qr-sign'
import { readQr, showCode } from './qr.server.ts'
import { QrScreen } from './qr-screen.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'contracts', 'qr.page'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** Whoever scanned the code signs; without one it is the screen that shows it. */
const isScanned = (request: Request) => new URL(request.url).searchParams.has('token')

export async function loader({ request, context, params: { id, signerId } }: Route.LoaderArgs) {
  if (isScanned(request)) {
    const scanned = await loadSign(context, request, signerId)
    return { scanned, shows: null, plainScript: scanned.plainScript }
  }
  await requireSession(context)
  return { scanned: null, shows: await readQr(context, id, signerId), plainScript: null }
}

export async function action({ request, context, params: { signerId } }: Route.ActionArgs) {
  if (isScanned(request)) return runSign(context, request, signerId)
  await requireSession(context)
  return showCode(context, signerId)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return isScanned(request) ? openByBrowser({ request }) : serverLoader()
}

/** On one screen a code, on the phone of who stands beside it the contract. Both follow each other. */
export default function QrSign({ loaderData: { scanned, shows }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? undefined
  if (scanned) return <SignScreen of={scanned} cameBack={answer && 'name' in answer ? answer : undefined} />
  return shows ? (
    <QrScreen key={shows.seat.id} of={shows} answer={answer && 'shown' in answer ? answer : undefined} />
  ) : null
}
