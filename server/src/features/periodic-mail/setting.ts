import type { Statement } from '#db/batch.ts'
import type { Me } from '#engine/judging/me.ts'
import { defaultHours, defaultWeekday, type PeriodicSetting } from '#protocol/features/periodic-mail.ts'
import type { WallClock } from './netherlands-clock.ts'

export type Kept = Omit<PeriodicSetting, 'rhythm'> & {
  rhythm: PeriodicSetting['rhythm'] | null
  startsOn: string | null
  lastTurn: string | null
  toldUntil: Date | null
  askedAt: Date | null
  stopKey: string
}

/** What is kept of somebody; nothing for who never chose and was never mailed. */
export const keptOf = (userId: string, lock = false): Statement => ({
  text: `select rhythm, weekday, hour, locale, without, starts_on::text as "startsOn", last_turn::text as "lastTurn",
      told_until as "toldUntil", asked_at as "askedAt", stop_key as "stopKey"
    from periodic_mails where user_id = $1${lock ? ' for no key update' : ''}`,
  values: [userId],
})

/** For who works with it. */
const isStaff = (me: Me) => me.allRoles.some(({ name }) => name === 'admin' || name === 'mentor')

export function settingOf(kept: Kept | undefined, me: Me): PeriodicSetting {
  if (!kept?.rhythm) {
    const hour = isStaff(me) ? defaultHours.staff : defaultHours.others
    return {
      rhythm: 'weekly',
      weekday: defaultWeekday,
      hour,
      locale: kept?.locale ?? null,
      without: kept?.without ?? [],
    }
  }
  const { rhythm, weekday, hour, locale, without } = kept
  return { rhythm, weekday, hour, locale, without }
}

/** Their hour has come today, or is past because nobody was there to send it. */
export const isTurn = ({ rhythm, weekday, hour }: PeriodicSetting, now: WallClock): boolean =>
  rhythm !== 'off' && (rhythm === 'daily' || weekday === now.weekday) && hour <= now.hour

const DAY = 24 * 3600_000
/** What came after this is new to them. */
export const sinceOf = (kept: Kept | undefined, { rhythm }: PeriodicSetting, now: Date): Date =>
  kept?.toldUntil ?? new Date(now.getTime() - (rhythm === 'daily' ? 1 : 7) * DAY)
