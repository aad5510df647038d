import { openByBrowser } from '#lib/plain-page.ts'
import { namedTitle } from '#lib/title.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import type { Route } from './+types/answer'
import { loadAnswer } from './answer.server.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { runAnswer } from './run-answer.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...namedTitle(matches, titleOf(loaderData)),
  { name: 'robots', content: 'noindex' },
  // The address is the key: no other site gets it. Our own must, or a form without scripts comes from nowhere.
  { name: 'referrer', content: 'same-origin' },
]

function titleOf(page: Route.MetaArgs['loaderData']): string {
  const title = page?.toAnswer?.content.title ?? page?.open?.title
  return title && page ? inLanguage(title, page.locale) : page?.locale === 'en' ? 'Form' : 'Formulier'
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return loadAnswer(context, request, params.token)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return runAnswer(context, request, params.token)
}

export const clientLoader = openByBrowser

/** A form to fill in, for who has a link, a code or an account: pages that work as plain forms, on any phone. */
export default function AnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerScreen of={loaderData} cameBack={actionData ?? undefined} />
}
