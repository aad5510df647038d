import { Link } from 'react-router'
import { dateNear, timeText, today } from '#lib/dates.ts'
import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { BellOff, Users } from '#ui/icons.tsx'
import type { Seat } from './conversations.data.ts'

/** Today the time, else the day. */
export function whenText(moment: string, locale: Locale): string {
  const day = today(new Date(moment))
  return day === today() ? timeText(moment, locale) : dateNear(day, locale, today())
}

export function SeatRow({ seat, isHere, rest }: { seat: Seat; isHere: boolean; rest: string }) {
  const t = useT('conversations')
  const locale = useLocale()
  const { conversationId, kind, title, line, unread, isMuted, preview, previewHasFile, previewName, lastMessageAt } =
    seat
  const said = preview ?? (previewHasFile ? t('preview.file') : lastMessageAt ? t('preview.gone') : t('preview.none'))
  const who = previewName ? previewName.split(' ')[0] : lastMessageAt ? t('preview.me') : ''
  const isNew = unread > 0 && !isMuted
  return (
    <li>
      <Link
        to={`/conversations/${conversationId}${rest}`}
        aria-current={isHere ? 'page' : undefined}
        className={`flex gap-3 rounded-card p-3 text-ink no-underline ${isHere ? 'bg-primarysoft' : 'hover:bg-sunken'}`}
      >
        {kind === 'internship' ? (
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-[var(--ink)] text-surface">
            <Users className="size-5" />
          </span>
        ) : (
          <Avatar name={title} className="size-11 shrink-0 text-sm" />
        )}
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate text-ui font-semibold">{title || t('nobody')}</span>
            {isMuted ? <BellOff className="size-4 shrink-0 self-center text-muted" /> : null}
            {lastMessageAt ? (
              <span className="shrink-0 text-micro text-muted">{whenText(lastMessageAt, locale)}</span>
            ) : null}
          </span>
          {line ? <span className="block truncate text-micro text-muted">{line}</span> : null}
          <span className="flex items-center gap-2">
            <span className={`min-w-0 flex-1 truncate text-sm ${isNew ? 'font-semibold text-ink' : 'text-ink2'}`}>
              {kind === 'internship' || !previewName ? [who, said].filter(Boolean).join(': ') : said}
            </span>
            {unread > 0 ? (
              <span
                className={`min-w-5 shrink-0 rounded-full px-1.5 text-center text-[11px] leading-5 font-bold ${isNew ? 'bg-[var(--badge)] text-[var(--on-badge)]' : 'bg-sunken text-ink2'}`}
              >
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  )
}
