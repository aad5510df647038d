import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { type Status, StatusMark, StatusPill } from '#ui/status-mark.tsx'
import type { QrPage } from './qr.server.ts'

const marks: Record<string, Status> = {
  signed: 'done',
  declined: 'warn',
  invited: 'now',
  viewed: 'now',
  waiting: 'todo',
}

/** Everybody who signs, one below the other, as it goes on. */
export function QrSeats({ of: { seats, student, number, seat } }: { of: QrPage }) {
  const t = useT('contracts')
  const locale = useLocale()
  return (
    <Card
      title={t('qr.contractOf', { student })}
      aside={<span className="text-sm text-muted">{t('qr.number', { number })}</span>}
    >
      <ol>
        {seats.map(({ id, role, name, status, signedAt }, index) => (
          <li key={id} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < seats.length - 1 ? (
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-[11px] w-0.5 ${status === 'signed' ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <StatusMark status={marks[status] ?? 'todo'} className="relative size-6" />
            <div className="min-w-0 flex-1">
              <p className={`text-ui font-semibold ${id === seat.id ? 'text-primaryink' : ''}`}>
                {t(`sign.roles.${role}`)}
              </p>
              <p className="text-ui break-words text-muted">{name}</p>
            </div>
            <span className="shrink-0 text-ui text-muted">
              {signedAt ? (
                timeText(signedAt, locale)
              ) : status === 'viewed' ? (
                <StatusPill status="wait">{t('sign.step.viewed')}</StatusPill>
              ) : (
                t(`sign.step.${status}`)
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
