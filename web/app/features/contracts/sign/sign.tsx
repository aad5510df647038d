import { openByBrowser } from '#lib/plain-page.ts'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/sign'
import { loadSign, runSign } from './sign.server.ts'
import { SignScreen } from './sign-screen.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'contracts', 'sign.page'),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it. Our own must, or a form without scripts comes from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return loadSign(context, request, params.signer_id)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return runSign(context, request, params.signer_id)
}

export const clientLoader = openByBrowser

/** For a mother, a baker, a student with one minute on a phone: what it is, the whole of it, a signature. */
export default function SignPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SignScreen of={loaderData} cameBack={actionData ?? undefined} />
}
