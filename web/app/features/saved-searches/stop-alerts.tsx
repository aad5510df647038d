import { BellOff } from 'lucide-react'
import { Form } from 'react-router'
import { isId } from '../../../../protocol/src/ids-and-dates.ts'
import { stopAlerts } from '../../../../protocol/src/saved-searches.ts'
import { apiContext } from '../../lib/context.ts'
import { useT } from '../../lib/i18n.tsx'
import { pageTitle } from '../../lib/title.ts'
import { ButtonLink, SubmitButton } from '../../ui/button.tsx'
import { HousePage } from '../sign-in/house-page.tsx'
import type { Route } from './+types/stop-alerts'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, { nl: 'Mails stoppen', en: 'Stop mails' }),
  { name: 'robots', content: 'noindex' },
]

export function loader({ request }: Route.LoaderArgs) {
  return { key: new URL(request.url).searchParams.get('sleutel') ?? '' }
}

/** Opening the page stops nothing: mail scanners open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const key = String((await request.formData()).get('key') ?? '')
  if (isId(key)) await context.get(apiContext).run(stopAlerts, '', { key })
  return { isDone: true }
}

export default function StopAlerts({ loaderData: { key }, actionData }: Route.ComponentProps) {
  const t = useT('saved-searches')
  if (actionData?.isDone) {
    return (
      <HousePage
        key="done"
        door="leerling"
        icon={BellOff}
        title={t('stop.done.title')}
        lead={t('stop.done.text')}
        isAnswer
      >
        <ButtonLink to="/stagebank" className="w-full">
          {t('stop.done.action')}
        </ButtonLink>
      </HousePage>
    )
  }
  return (
    <HousePage door="leerling" icon={BellOff} title={t('stop.title')} lead={t('stop.text')}>
      <Form method="post">
        <input type="hidden" name="key" value={key} />
        <SubmitButton className="w-full">{t('stop.submit')}</SubmitButton>
      </Form>
    </HousePage>
  )
}
