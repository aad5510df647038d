import { Form, useFetcher } from 'react-router'
import { dateText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Check } from '#ui/icons.tsx'
import type { NoticeBundle, NoticeGroup } from './notice-groups.ts'
import { NoticeIcon } from './notice-icon.tsx'

type Props = { notice: NoticeBundle; age: NoticeGroup['age'] }

/** Opening it marks it as read and leads to what it is about; so does the tick beside it, without leaving. */
export function NoticeRow({ notice, age }: Props) {
  const t = useT('notifications')
  const locale = useLocale()
  const { session } = useRoot()
  const reading = useFetcher()
  const { kind, ids, isUnread, createdAt, detail } = notice
  const role = detail ? t(`roles.${detail}`) : ''
  const text = t(`kinds.${kind}`, {
    role,
    detail: detail ?? '',
    organization: notice.organization ?? t('somewhere'),
  })
  const when =
    age === 'today' ? timeText(createdAt, locale) : dateText(createdAt, locale, age === 'week' ? 'weekday' : 'day')
  const all = ids.join()
  return (
    <li data-notice className="border-line not-first:border-t">
      <div className="flex items-start gap-1">
        <Form method="post" className="min-w-0 flex-1">
          <button
            type="submit"
            name="open"
            value={all}
            className="flex min-h-16 w-full items-start gap-3.5 rounded-tile px-3 py-3 text-left hover:bg-sunken"
          >
            <NoticeIcon kind={kind} isUnread={isUnread} />
            <span className="min-w-0 flex-1 self-center md:flex md:items-baseline md:gap-4">
              <span className="min-w-0 md:flex-1">
                <span
                  className={`block text-ui [overflow-wrap:anywhere] ${isUnread ? 'font-semibold text-ink' : 'text-ink2'}`}
                >
                  {text}
                </span>
                {ids.length > 1 ? (
                  <span className="block text-sm text-muted">{t('times', { count: ids.length })}</span>
                ) : null}
              </span>
              <time dateTime={createdAt} className="block shrink-0 text-cap text-muted">
                {when}
              </time>
            </span>
            {isUnread ? (
              <span className="mt-2 size-2.5 shrink-0 rounded-full bg-[var(--s-500)]">
                <span className="sr-only">{t('unread')}</span>
              </span>
            ) : null}
          </button>
        </Form>
        {isUnread && !session?.acting ? (
          <reading.Form method="post">
            <button
              type="submit"
              name="read"
              value={all}
              title={t('read')}
              aria-label={t('readThis', { text })}
              className="mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <Check className="size-5" />
            </button>
          </reading.Form>
        ) : null}
      </div>
    </li>
  )
}
