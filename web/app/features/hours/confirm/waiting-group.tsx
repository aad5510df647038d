import { useId } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { hoursText } from '../hours-text.ts'
import type { WaitingDay } from './waiting.data.ts'

type Props = {
  days: readonly WaitingDay[]
  isSchool: boolean
  isOn(id: string): boolean
  set(ids: readonly string[], on: boolean): void
}

/** Days that belong together, with one box for all of them. */
export function WaitingGroup({ days, isSchool, isOn, set }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const boxId = useId()
  const [first] = days
  const canTick = days.filter(({ needsSchool }) => isSchool || !needsSchool)
  const on = canTick.filter(({ id }) => isOn(id)).length
  if (!first) return null
  const off = days.length - on
  const day = dateText(first.day, locale, 'long')
  const title = isSchool
    ? first.host
    : `${day.slice(0, 1).toUpperCase()}${day.slice(1)}${first.times ? `, ${first.times}` : ''}`
  const all = isSchool
    ? t('atHosts.all', { host: first.host })
    : t(first.times ? 'waiting.group' : 'waiting.groupDay', { count: days.length, day, times: first.times })
  return (
    <section className="mt-5 rounded-card border border-line bg-surface">
      <h2 className="px-5 pt-4 pb-2 text-h3 break-words">{title}</h2>
      {days.length > 1 ? (
        <label
          htmlFor={boxId}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-line bg-sunken px-5 py-2 font-semibold"
        >
          <TickBox
            id={boxId}
            ref={(box) => {
              if (box) box.indeterminate = on > 0 && on < canTick.length
            }}
            checked={on === canTick.length && on > 0}
            disabled={canTick.length === 0}
            onChange={(event) =>
              set(
                canTick.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
          />
          <span className="min-w-0 flex-1">{all}</span>
          {!isSchool && off > 0 ? (
            <span className="shrink-0 text-sm font-normal text-muted">
              {t(off === 1 ? 'waiting.others.one' : 'waiting.others.other', { count: off })}
            </span>
          ) : null}
        </label>
      ) : null}
      <ul>
        {days.map((each) => (
          <WaitingRow key={each.id} of={each} isSchool={isSchool} isOn={isOn(each.id)} set={set} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { of: WaitingDay; isSchool: boolean; isOn: boolean; set: Props['set'] }

function WaitingRow({ of, isSchool, isOn, set }: RowProps) {
  const t = useT('hours')
  const locale = useLocale()
  const { id, student, minutes, work, times, day, sheet, needsSchool, sentAt } = of
  const mayTick = isSchool || !needsSchool
  const since = isSchool && sentAt ? t('atHosts.since', { day: dateText(sentAt, locale, 'day') }) : null
  const broken = needsSchool ? t('broken') : null
  const about = isSchool ? [dateText(day, locale, 'weekday'), times, since, broken] : [broken ?? work]
  return (
    <li className="flex items-center gap-3 border-t border-line px-5 py-2">
      <label htmlFor={`uren-${id}`} className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <TickBox
          id={`uren-${id}`}
          name="entryIds"
          value={id}
          checked={mayTick && isOn}
          disabled={!mayTick}
          onChange={(event) => set([id], event.currentTarget.checked)}
        />
        <Avatar name={student} className="size-9 text-sm max-sm:hidden" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{student}</span>
          <span className={`block text-sm break-words ${needsSchool ? 'text-warnink' : 'text-muted'}`}>
            {about.filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{t('count', { hours: hoursText(minutes, locale) })}</span>
      </label>
      <Link
        to={`/urenbriefje/${sheet}?terug=${id}`}
        className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold"
        aria-label={t('waiting.otherwiseOf', { student })}
      >
        {t('do.otherwise')}
      </Link>
    </li>
  )
}
