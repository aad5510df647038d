import { Form } from 'react-router'
import { HouseAnswer } from '#app/features/sessions/sign-in/doors/house-answer.tsx'
import { HousePage } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { stopAlerts } from '#protocol/features/saved-searches.ts'
import { SubmitButton } from '#ui/button.tsx'
import { BellOff } from '#ui/icons.tsx'
import type { Route } from './+types/stop-alerts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'saved-searches', 'pages.stopAlerts'),
  { name: 'robots', content: 'noindex' },
]

/**
 * Opening the page stops nothing: mail scanners open links too. The stop button of a mail program sends a POST to the same
 * address, with a form of its own (RFC 8058), so that all that counts is the key in the address.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('sleutel') ?? ''
  if (isId(key)) await context.get(apiContext).run(stopAlerts, '', { key })
  return { isDone: true }
}

export default function StopAlerts({ actionData }: Route.ComponentProps) {
  const t = useT('saved-searches')
  if (actionData?.isDone) {
    return (
      <HouseAnswer
        icon={BellOff}
        title={t('stop.done.title')}
        lead={t('stop.done.text')}
        to="/stagebank"
        action={t('stop.done.action')}
      />
    )
  }
  return (
    <HousePage door="leerling" icon={BellOff} title={t('stop.title')} lead={t('stop.text')}>
      <Form method="post">
        <SubmitButton className="w-full">{t('stop.submit')}</SubmitButton>
      </Form>
    </HousePage>
  )
}
