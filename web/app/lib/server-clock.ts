import { today } from './dates.ts'

/** How many milliseconds this device's clock is behind the server's, as it was when we last heard from it. */
const place = 'klok'
/** Below this a clock is right enough for a day. */
const RIGHT_ENOUGH = 10 * 60_000

let behind: number | undefined
/** What both clocks of the device said then: one can be set, the other stands still while a phone sleeps. */
let heard: { wall: number; steady: number } | undefined

/** The server said what time it is. */
export function hearTime(server: number): void {
  if (!Number.isFinite(server)) return
  behind = server - Date.now()
  heard = { wall: Date.now(), steady: performance.now() }
  try {
    localStorage.setItem(place, String(behind))
  } catch {
    // A browser that keeps nothing knows it until the page is closed.
  }
}

function lastKnown(): number {
  if (behind === undefined) {
    try {
      behind = Number(localStorage.getItem(place) ?? 0) || 0
    } catch {
      behind = 0
    }
  }
  return behind
}

/** The best guess of what time it is at the server, also when somebody put the clock of the device back meanwhile. */
export function serverTime(): number {
  const wall = Date.now() + lastKnown()
  if (!heard) return wall
  const steady = heard.wall + lastKnown() + performance.now() - heard.steady
  return Math.max(wall, steady)
}

/** Today where the schools are, by the server's clock. */
export const serverToday = (): string => today(new Date(serverTime()))

/** How far the device is off: so many minutes behind, or ahead where it is less than nothing. Nothing where it is right. */
export function minutesBehind(): number {
  const off = serverTime() - Date.now()
  return Math.abs(off) < RIGHT_ENOUGH ? 0 : Math.round(off / 60_000)
}
