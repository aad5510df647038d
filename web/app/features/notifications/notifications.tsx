import { Form, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { notifications, readAllNotifications, readNotification } from '#protocol/features/notifications.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing, CheckCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/notifications'
import { NoticeList } from './notice-list.tsx'
import { findNotices } from './notifications.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'notifications', 'title')

const SIZE = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('pagina')) || 1)
  return { page, ...(await findNotices(context.get(apiContext), { number: page, size: SIZE })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const opened = (await request.formData()).get('open')
  if (typeof opened !== 'string') {
    await api.run(readAllNotifications, '')
    return redirect('/notificaties')
  }
  const { path } = await api.find(notifications, opened)
  if (!(await findSession(context))?.acting) await api.run(readNotification, opened)
  return redirect(ownPath(path) ?? '/dashboard')
}

export default function Notifications({ loaderData: { notices, records, page } }: Route.ComponentProps) {
  const t = useT('notifications')
  const { session } = useRoot()
  const isMine = session && !session.acting && session.unread > 0
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{t('title')}</h1>
        {isMine ? (
          <Form method="post">
            <Button type="submit" look="outline" size="md" className="min-h-11">
              <CheckCheck className="size-5" />
              {t('readAll')}
            </Button>
          </Form>
        ) : null}
      </div>
      <Card className="p-2! md:p-3!">
        {notices.length > 0 ? (
          <NoticeList notices={notices} />
        ) : (
          <EmptyState icon={BellRing} title={t('none')} text={t('noneWhy')} />
        )}
      </Card>
      <div className="mt-6 flex justify-center">
        <Pager page={page} last={Math.ceil(records / SIZE)} to={(number) => `?pagina=${number}`} />
      </div>
    </div>
  )
}
