import { Form, Link, redirect, useRevalidator, useSearchParams } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useLive } from '#lib/use-live.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { notifications, readAllNotifications, readNotification } from '#protocol/features/notifications.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing, CheckCheck, SlidersHorizontal } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/notifications'
import { groupNotices, noticeTopics } from './notice-groups.ts'
import { NoticeRow } from './notice-row.tsx'
import { findNotices } from './notifications.data.ts'
import { useNoticeKeys } from './use-notice-keys.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'notifications', 'title')

const SIZE = 30

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1)
  const onlyNew = asked.get('toon') === 'nieuw'
  const given = asked.get('over')
  const topic = isOneOf(noticeTopics, given) ? given : undefined
  const found = await findNotices(context.get(apiContext), { page: { number: page, size: SIZE }, onlyNew, topic })
  const groups = groupNotices(found.notices, new Date())
  return { page, onlyNew, topic: topic ?? null, groups, records: found.records }
}

/** The first of the ids is the newest: where it leads one goes. Whoever acts as somebody makes nothing old. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const here = `/notificaties${new URL(request.url).search}`
  const [opened, read] = ['open', 'read'].map((name) =>
    String(form.get(name) ?? '')
      .split(',')
      .filter(isId)
      .slice(0, SIZE),
  )
  const [first] = opened ?? []
  const ids = [...(opened ?? []), ...(read ?? [])]
  if (ids.length === 0) {
    await api.run(readAllNotifications, '')
    return redirect(here)
  }
  const path = first && ownPath((await api.find(notifications, first)).path)
  if (!(await findSession(context))?.acting) for (const id of ids) await api.run(readNotification, id)
  // Who only marked something as read stays where they are.
  return first ? redirect(path ?? '/dashboard') : { isRead: true }
}

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-ui font-medium text-muted no-underline hover:text-ink aria-[current=true]:bg-raised aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:shadow-e1'

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { groups, records, page, onlyNew, topic } = loaderData
  const t = useT('notifications')
  const { session } = useRoot()
  const { revalidate } = useRevalidator()
  const again = () => void revalidate()
  useLive({ onChange: (changes) => changes.some(({ type }) => type === 'notifications') && again(), onMissed: again })
  useNoticeKeys()
  const [query] = useSearchParams()
  const unread = session?.unread ?? 0
  const to = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query)
    next.delete('pagina')
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
    return next.size > 0 ? `?${next}` : '/notificaties'
  }
  return (
    <div className="wrap max-w-3xl py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-h1">{t('title')}</h1>
          <p role="status" className="mt-1 text-ui text-muted">
            {unread === 0 ? t('allRead') : unread === 1 ? t('oneNew') : t('manyNew', { count: unread })}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {unread > 0 && !session?.acting ? (
            <Form method="post">
              <Button type="submit" look="outline" size="md" className="min-h-11">
                <CheckCheck className="size-5" />
                {t('readAll')}
              </Button>
            </Form>
          ) : null}
          <Link
            to="/profile-edit/meldingen"
            aria-label={t('settings')}
            title={t('settings')}
            className="grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken"
          >
            <SlidersHorizontal className="size-5" />
          </Link>
        </div>
      </div>
      <nav aria-label={t('filters')} className="mb-5 grid gap-2">
        <ul className="flex w-fit max-w-full flex-wrap rounded-[28px] bg-sunken p-1">
          <li>
            <Link to={to({ toon: '' })} aria-current={!onlyNew} className={pill}>
              {t('show.all')}
            </Link>
          </li>
          <li>
            <Link to={to({ toon: 'nieuw' })} aria-current={onlyNew} className={pill}>
              {t('show.new')}
              {unread > 0 ? <span className="font-semibold tabular-nums">{unread}</span> : null}
            </Link>
          </li>
        </ul>
        <ul className="-mx-5 flex gap-1 overflow-x-auto px-5 pb-1 md:mx-0 md:flex-wrap md:px-0">
          {['', ...noticeTopics].map((name) => (
            <li key={name}>
              <Link
                to={to({ over: name })}
                aria-current={(topic ?? '') === name}
                className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold whitespace-nowrap text-muted no-underline hover:bg-sunken hover:text-ink aria-[current=true]:bg-primarysoft aria-[current=true]:text-primaryink"
              >
                {t(`topics.${name || 'all'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.length === 0 ? (
        <Card>
          <EmptyState
            icon={BellRing}
            title={t(onlyNew || topic ? 'noneHere' : 'none')}
            text={t(onlyNew || topic ? 'noneHereWhy' : 'noneWhy')}
          />
        </Card>
      ) : null}
      {groups.map(({ age, bundles }) => (
        <section key={age} aria-labelledby={`notices-${age}`} className="mb-6">
          <h2 id={`notices-${age}`} className="mb-2 text-ui font-semibold text-ink2">
            {t(`ages.${age}`)}
          </h2>
          <Card className="p-1.5! md:p-2!">
            <ul>
              {bundles.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} age={age} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {groups.length > 0 ? <p className="mt-2 hidden text-sm text-muted lg:block">{t('keys')}</p> : null}
      <div className="mt-6 flex justify-center">
        <Pager page={page} last={Math.ceil(records / SIZE)} to={(number) => to({ pagina: String(number) })} />
      </div>
    </div>
  )
}
