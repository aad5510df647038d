import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

const row = 'border-line py-3 text-ui not-first:border-t'
const linkClass = 'inline-flex min-h-11 items-center font-medium text-primaryink underline'

type Request = { id: string; name: string; isUrgent: boolean; answerBy: string }

/** Who wants to leave and waits for an answer; the law gives a month. */
export function OpenRequests({ requests, count }: { requests: Request[]; count: number }) {
  const t = useT('retention')
  const locale = useLocale()
  return (
    <Card title={t('requests.title')}>
      {requests.length === 0 ? <p className="text-ui text-muted">{t('requests.none')}</p> : null}
      <ul>
        {requests.map(({ id, name, isUrgent, answerBy }) => (
          <li key={id} className={`${row} flex gap-3`}>
            <StatusMark status={isUrgent ? 'warn' : 'wait'} className="mt-0.5 size-5" />
            <div className="min-w-0">
              <Link to={`/account/verwijderverzoek/${id}`} className="font-semibold text-ink underline">
                {name}
              </Link>
              <p className={isUrgent ? 'text-warnink' : 'text-muted'}>
                {t(isUrgent ? 'requests.urgent' : 'requests.by', { date: dateText(answerBy, locale, 'full') })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {count > requests.length ? (
        <p className="mt-1 text-ui text-muted">{t('more', { count: count - requests.length })}</p>
      ) : null}
    </Card>
  )
}

type Look = {
  id: string
  impersonatorName: string | null
  userName: string | null
  reason: string | null
  createdAt: string
  endedAt: string | null
}

/** Who looked into whose account, when, how long and why. */
export function Looks({ looks, pager }: { looks: Look[]; pager: ReactNode }) {
  const t = useT('retention')
  const locale = useLocale()
  const lasting = ({ createdAt, endedAt }: Look) => {
    if (!endedAt) return t('looks.untilEnd')
    const minutes = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / 60_000))
    return t(minutes === 1 ? 'looks.minute' : 'looks.minutes', { minutes })
  }
  return (
    <Card title={t('looks.title')}>
      {looks.length === 0 ? <p className="text-ui text-muted">{t('looks.none')}</p> : null}
      <ul>
        {looks.map((look) => (
          <li key={look.id} className={row}>
            <p className="wrap-anywhere">
              {t('looks.who', { by: look.impersonatorName || t('somebody'), who: look.userName || t('somebody') })}
            </p>
            <p className="text-muted">
              <time dateTime={look.createdAt}>{dateText(look.createdAt, locale, 'moment')}</time>, {lasting(look)}
            </p>
            <p className="wrap-anywhere text-muted">
              {look.reason ? t('looks.reason', { reason: look.reason }) : t('looks.noReason')}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex justify-center empty:hidden">{pager}</div>
    </Card>
  )
}

type Export = { id: string; name: string; createdAt: string; who: string }

/** Who took a list or their own data along as a file. */
export function Exports({ exports }: { exports: Export[] }) {
  const t = useT('retention')
  const locale = useLocale()
  return (
    <Card title={t('exports.title')}>
      {exports.length === 0 ? <p className="text-ui text-muted">{t('exports.none')}</p> : null}
      <ul>
        {exports.map(({ id, name, createdAt, who }) => (
          <li key={id} className={row}>
            <p className="wrap-anywhere">
              {t(name === 'user.exported' ? 'exports.people' : 'exports.other', { who: who || t('somebody') })}
            </p>
            <p className="text-muted">
              <time dateTime={createdAt}>{dateText(createdAt, locale, 'moment')}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link to="/recente_acties?soort=privacy" className={`${linkClass} text-ui`}>
        {t('exports.all')}
      </Link>
    </Card>
  )
}
