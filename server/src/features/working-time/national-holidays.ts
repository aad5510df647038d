import type { NamedDays } from '#protocol/features/working-time.ts'

const dayMs = 24 * 3600 * 1000
const text = (time: number) => new Date(time).toISOString().slice(0, 10)
const known = new Map<number, NamedDays[]>()

/** The days of a year on which the whole country is free. Good Friday is not one of them: schools choose that themselves. */
export function nationalHolidays(year: number): NamedDays[] {
  const found = known.get(year) ?? work(year)
  known.set(year, found)
  return found
}

function work(year: number): NamedDays[] {
  const easter = easterOf(year)
  const on = (name: string, time: number) => ({ name, startDate: text(time), endDate: text(time) })
  const king = Date.UTC(year, 3, 27)
  return [
    on('newYear', Date.UTC(year, 0, 1)),
    on('easterMonday', easter + dayMs),
    // Never on a Sunday.
    on('kingsDay', new Date(king).getUTCDay() === 0 ? king - dayMs : king),
    // For schools a free day once in five years.
    ...(year % 5 === 0 ? [on('liberationDay', Date.UTC(year, 4, 5))] : []),
    on('ascensionDay', easter + 39 * dayMs),
    on('whitMonday', easter + 50 * dayMs),
    on('christmasDay', Date.UTC(year, 11, 25)),
    on('boxingDay', Date.UTC(year, 11, 26)),
  ]
}

/** The first Sunday after the first full moon of spring, as Meeus, Jones and Butcher worked it out. */
function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)
}
