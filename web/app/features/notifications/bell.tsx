import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Bell } from '#ui/icons.tsx'

/** In the header: the way to what one was told, with how much of it is new. */
export function NotificationBell() {
  const t = useT('notifications')
  const unread = useRoot().session?.unread ?? 0
  return (
    <Link
      to="/notificaties"
      className="relative grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken"
      aria-label={unread > 0 ? t('bellNew', { count: unread }) : t('title')}
    >
      <Bell className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-[var(--badge)] px-1 text-center text-[11px] leading-4.5 font-bold text-[var(--on-badge)]"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </Link>
  )
}
