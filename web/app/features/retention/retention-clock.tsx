import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarClock, Hourglass } from '#ui/icons.tsx'
import type { loader } from './clock-file.ts'
import type { Clock } from './privacy.data.ts'

type Props = {
  userId: string
  /** Whether a link to where the clock can be stopped is of use here. */
  canHold?: boolean
}

/** When the data of a person goes, on their own screen. Shows nothing while there is nothing to say. */
export function RetentionClock({ userId, canHold = false }: Props) {
  const t = useT('retention')
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    void load(`/instellingen/privacy/klok/${userId}`)
  }, [load, userId])
  if (!data?.clock) return null
  return (
    <Card title={t('clock.title')}>
      <ClockFace clock={data.clock} />
      {canHold && !data.clock.hold ? (
        <Link
          to={`/instellingen/privacy?uitstel=${userId}#mensen`}
          className="mt-1 inline-flex min-h-11 items-center text-ui font-medium text-primaryink underline"
        >
          {t('hold.open')}
        </Link>
      ) : null}
    </Card>
  )
}

/** What happens, when, and why it waits. */
export function ClockFace({ clock: { step, since, dueOn, hold } }: { clock: Clock }) {
  const t = useT('retention')
  const locale = useLocale()
  const day = (date: string) => dateText(date, locale, 'full')
  const Icon = hold ? Hourglass : CalendarClock
  return (
    <div className="flex gap-3 text-ui">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">{t(`steps.${step}.on`, { date: day(dueOn) })}</p>
        <p className="text-muted">{t(`steps.${step}.since`, { date: day(since) })}</p>
        {hold ? (
          <p className="mt-1 wrap-anywhere">
            {t(hold.by ? 'hold.heldBy' : 'hold.held', { date: day(hold.until), by: hold.by, reason: hold.reason })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
