import { Form } from 'react-router'
import { HouseAnswer } from '#app/features/sessions/sign-in/doors/house-answer.tsx'
import { HousePage } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { stopPeriodicMail } from '#protocol/features/periodic-mail.ts'
import { SubmitButton } from '#ui/button.tsx'
import { BellOff } from '#ui/icons.tsx'
import type { Route } from './+types/stop-mails'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'periodic-mail', 'stop.page'),
  { name: 'robots', content: 'noindex' },
]

/** As with other mails: opening the page stops nothing, a POST to its address alone does (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('sleutel') ?? ''
  if (isId(key)) await context.get(apiContext).run(stopPeriodicMail, '', { key })
  return { isDone: true }
}

export default function StopMails({ actionData }: Route.ComponentProps) {
  const t = useT('periodic-mail')
  if (actionData?.isDone) {
    return (
      <HouseAnswer
        icon={BellOff}
        title={t('stop.done.title')}
        lead={t('stop.done.text')}
        to="/"
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
