import { Form } from 'react-router'
import { HouseAnswer } from '#app/features/sessions/sign-in/doors/house-answer.tsx'
import { HousePage } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { stopNews } from '#protocol/features/news-choices.ts'
import { newsKinds } from '#protocol/generated/notification-kinds.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { BellOff } from '#ui/icons.tsx'
import type { Route } from './+types/stop-news'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'news-choices', 'stop.page'),
  { name: 'robots', content: 'noindex' },
]

/**
 * Opening the page stops nothing: mail scanners open links too. The stop button of a mail program sends a POST to the same
 * address, with a form of its own (RFC 8058), so that all that counts is in the address.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = new URL(request.url).searchParams
  const [key, kind] = [asked.get('sleutel') ?? '', asked.get('over') ?? '']
  const all = (await request.formData()).get('alles') === 'ja'
  if (isId(key) && isOneOf(newsKinds, kind)) await context.get(apiContext).run(stopNews, '', { key, kind, all })
  return { stopped: all ? ('all' as const) : ('one' as const) }
}

export default function StopNews({ actionData }: Route.ComponentProps) {
  const t = useT('news-choices')
  const stopped = actionData?.stopped
  if (stopped === 'all') {
    return (
      <HouseAnswer
        icon={BellOff}
        title={t('stop.all.title')}
        lead={t('stop.all.text')}
        to="/profile-edit/meldingen"
        action={t('stop.choose')}
      />
    )
  }
  const said = stopped ? 'done' : 'ask'
  return (
    <HousePage door="leerling" icon={BellOff} title={t(`stop.${said}.title`)} lead={t(`stop.${said}.text`)}>
      <Form method="post" className="grid gap-3">
        {stopped ? (
          <Button type="submit" name="alles" value="ja" look="outline" className="w-full">
            {t('stop.all.submit')}
          </Button>
        ) : (
          <SubmitButton className="w-full">{t('stop.ask.submit')}</SubmitButton>
        )}
      </Form>
    </HousePage>
  )
}
