import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { minutesBehind } from '#lib/server-clock.ts'
import { Notice } from '#ui/notice.tsx'
import { numberOf } from './unsent-words.ts'

const [HOUR, DAY] = [60, 24 * 60]

/** Below a day that was filled in for somebody: that the clock of their phone says something else. */
export function ClockNote() {
  const t = useT('unsent')
  const isHydrated = useIsHydrated()
  const behind = isHydrated ? minutesBehind() : 0
  if (behind === 0) return null
  const off = Math.abs(behind)
  const said = (unit: number) => ({ count: Math.round(off / unit), of: numberOf(Math.round(off / unit)) })
  const [days, hours] = [said(DAY), said(HOUR)]
  const time =
    off >= DAY - HOUR
      ? t(`clock.days.${days.of}`, days)
      : off >= HOUR
        ? t(`clock.hours.${hours.of}`, hours)
        : t('clock.minutes', { count: off })
  return <Notice tone="info">{t(`clock.${behind > 0 ? 'behind' : 'ahead'}`, { time })}</Notice>
}
