import { addDays, mondayOf, weekdayOf } from '#protocol/shared/days.ts'
import { readDay } from '#protocol/shared/dutch-date.ts'

const timeZone = 'Europe/Amsterdam'
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** How many milliseconds the clock on the wall in the Netherlands is ahead at a moment. */
function ahead(moment: number): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 60_000) * 60_000
}

/** A day and a time as somebody in the Netherlands reads them on the wall, as a moment; nothing when they are none. */
export function momentOf(written: string, time: string): string | null {
  const day = readDay(written)
  if (!day || !/^\d{2}:\d{2}$/.test(time)) return null
  const asIfHere = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asIfHere)) return null
  // The clock may change between the two; looking twice is enough.
  const guess = asIfHere - ahead(asIfHere)
  return new Date(asIfHere - ahead(guess)).toISOString()
}

/** Tomorrow after school; on a Friday or Saturday that is Monday. */
export function nextTalk(now: number = Date.now()): { day: string; time: string } {
  const tomorrow = addDays(clock.format(now).slice(0, 10), 1)
  return { day: weekdayOf(tomorrow) > 5 ? addDays(mondayOf(tomorrow), 7) : tomorrow, time: '15:30' }
}

export type Talk = { day: string; time: string; place: string; isAgreed?: boolean; isUnsuited?: boolean }

/** The talk that was proposed, to change it; else the one to begin with. */
export function talkOf(of: Proposed, fresh: Talk): Talk {
  if (!of.talkAt) return fresh
  const place = of.talkPlace ?? fresh.place
  // Who asked for another moment is not offered the same one again.
  return of.talkAnswer === 'other_moment'
    ? { ...fresh, place, isUnsuited: true }
    : { ...wallOf(of.talkAt), place, isAgreed: true }
}
type Proposed = { talkAt: string | null; talkPlace: string | null; talkAnswer?: string | null }

/** The day and the time on the wall of a moment. */
export function wallOf(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = clock.format(new Date(moment)).split(' ')
  return { day, time }
}
