import { Form, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { calendarFeeds, makeCalendarFeed, revokeCalendarFeed } from '#protocol/features/calendar-feeds.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { CalendarSync } from '#ui/icons.tsx'
import type { Route } from './+types/calendar-page'
import { FreshAddress } from './fresh-address.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'calendar-feeds', 'page')

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await requireSession(context)
  const [feed] = await context.get(apiContext).list(calendarFeeds, { filter: { userIdEq: user.id } })
  return { feed: feed ? { id: feed.id, createdAt: feed.createdAt, lastReadOn: feed.lastReadOn ?? null } : null }
}

/** The address goes back with this answer alone: in no cookie, no address of a page and no log. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireSession(context)
  const api = context.get(apiContext)
  const revoked = (await request.formData()).get('revoke')
  try {
    if (isId(revoked)) {
      await api.run(revokeCalendarFeed, revoked)
      return redirect('/profile-edit/agenda', withToast({ title: 'calendar-feeds.revoked', color: 'info' }))
    }
    const { address } = await api.run(makeCalendarFeed, '', {})
    return { address, errors: [] }
  } catch (error) {
    return { address: null, errors: errorsOf(error, {}).errors }
  }
}

const kinds = ['days', 'steps', 'visits'] as const

export default function CalendarPage({ loaderData: { feed }, actionData }: Route.ComponentProps) {
  const t = useT('calendar-feeds')
  const { site } = useRoot()
  const locale = useLocale()
  const fresh = actionData?.address
  const problems = actionData?.errors ?? []
  const said = feed
    ? [
        t('has', { date: dateText(feed.createdAt, locale, 'full') }),
        feed.lastReadOn ? t('read', { date: dateText(feed.lastReadOn, locale, 'full') }) : t('never'),
      ]
    : [t('none')]
  return (
    <Card>
      <h1 className="text-h2">{t('title', { app: site.appName })}</h1>
      <p className="mt-1 text-ui text-muted">{t('lead')}</p>
      {problems.length > 0 ? (
        <div className="mt-4">
          <FormProblems errors={problems} answer={problems} />
        </div>
      ) : null}
      <h2 className="mt-5 text-h4">{t('what')}</h2>
      <ul className="mt-1.5 list-disc pl-5 text-ui text-ink2 marker:text-muted">
        {kinds.map((kind) => (
          <li key={kind} className="py-0.5">
            {t(`items.${kind}`)}
          </li>
        ))}
      </ul>
      {fresh ? <FreshAddress address={fresh} /> : <p className="mt-5 text-ui font-semibold">{said.join(' ')}</p>}
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Form method="post">
          <SubmitButton look={feed ? 'outline' : 'primary'} className="w-full">
            <CalendarSync className="size-5" />
            {t(feed ? 'renew' : 'make')}
          </SubmitButton>
          {feed ? <p className="mt-1.5 text-sm text-muted">{t('renewHint')}</p> : null}
        </Form>
        {feed ? (
          <Form method="post">
            <input type="hidden" name="revoke" value={feed.id} />
            <SubmitButton look="outline" className="w-full">
              {t('revoke')}
            </SubmitButton>
            <p className="mt-1.5 text-sm text-muted">{t('revokeHint')}</p>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}
