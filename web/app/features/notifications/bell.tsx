import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { Bell } from '#ui/icons.tsx'
import { useUnreadMark } from './use-unread-mark.ts'

/** In the header: the way to what one was told, with how much of it is new. */
export function NotificationBell() {
  const t = useT('notifications')
  const { session } = useRoot()
  const count = session?.unread ?? 0
  useUnreadMark(session?.user.id, count)
  return (
    <IconLink to="/notificaties" icon={Bell} count={count} label={count > 0 ? t('bellNew', { count }) : t('title')} />
  )
}
