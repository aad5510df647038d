import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Held = { userId: string; name: string; until: string; reason: string }

/** Whose clock waits, until when and why. Without anybody there is nothing to show. */
export function PeopleHeld({ held, count }: { held: Held[]; count: number }) {
  const t = useT('retention')
  const locale = useLocale()
  if (held.length === 0) return null
  return (
    <Card title={t('waiting.title')}>
      <ul>
        {held.map(({ userId, name, until, reason }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
            <Avatar name={name} />
            <div className="min-w-0 flex-1 basis-52 text-ui">
              <Link to={`/users/${userId}`} className="font-semibold text-ink underline-offset-3 hover:underline">
                {name}
              </Link>
              <p className="wrap-anywhere text-muted">
                {t('hold.held', { date: dateText(until, locale, 'full'), reason })}
              </p>
            </div>
            <ButtonLink
              to={`?uitstel=${userId}#mensen`}
              look="outline"
              size="md"
              className="max-md:min-h-11 max-sm:w-full"
              aria-label={t('waiting.changeFor', { name })}
            >
              {t('waiting.change')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {count > held.length ? (
        <p className="mt-2 text-ui text-muted">{t('more', { count: count - held.length })}</p>
      ) : null}
    </Card>
  )
}
