import type { FittingVacancy, Reason } from '#protocol/features/stagebank/fitting.ts'
import type { educationLevels } from '#protocol/shared/education-levels.ts'
import { kilometresBetween } from '#server/places/distance.ts'
import type { Place } from '#server/places/towns.ts'

type Level = (typeof educationLevels)[number]

export type Student = { home: Place | undefined; level: Level | null; weekdays: number[] }
export type Candidate = Omit<FittingVacancy, 'kilometres' | 'reasons'> & {
  latitude: number | null
  longitude: number | null
  levels: string[]
  /** Names of what the student likes and this vacancy is about. */
  shared: string[]
  publishedAt: string
}

/** What a student cycles without thinking about it, and what is too far to call it near. */
const nearKm = 5
const farKm = 25
/** Up to here the distance is a reason; beyond the second nothing fits. */
const reasonKm = 15
const mostKm = 40
const newDays = 14

/**
 * What one likes counts most, then how far it is; the rest only decides between equals. But a place for another level,
 * or on days when one cannot come, goes down. A place without days is to be agreed, so its days say nothing.
 */
export function fit(candidate: Candidate, student: Student, now: number): FittingVacancy & { score: number } {
  const { home, level } = student
  const { latitude, longitude, levels, shared, publishedAt, ...card } = candidate
  const distance =
    home && latitude !== null && longitude !== null ? kilometresBetween(home, { latitude, longitude }) : null
  const kilometres = distance === null ? null : Math.round(distance * 10) / 10
  const isNear = distance !== null && distance <= reasonKm
  const isLevel = level !== null && levels.includes(level)
  const days = candidate.weekdays.filter((day) => student.weekdays.includes(day))
  const hasNoDay = student.weekdays.length > 0 && candidate.weekdays.length > 0 && days.length === 0
  const isNew = now - Date.parse(publishedAt) < newDays * 24 * 3600_000
  const reasons: Reason[] = shared.slice(0, 2).map((name) => ({ code: 'interest', name }))
  if (isNear && kilometres !== null) reasons.push({ code: 'distance', kilometres })
  if (isLevel && reasons.length + Math.sign(days.length) < 3) reasons.push({ code: 'level', level })
  if (isNew && reasons.length === 0) reasons.push({ code: 'new' })
  // That one can come is no reason to go far.
  if (days.length > 0 && (reasons.length > 0 || distance === null)) reasons.push({ code: 'weekdays', days })
  const score =
    Math.min(shared.length, 3) * 10 +
    (distance === null ? 0 : Math.max(-10, 12 * (1 - Math.max(0, distance - nearKm) / (farKm - nearKm)))) +
    (isLevel ? 3 : 0) +
    (level !== null && levels.length > 0 && !isLevel ? -15 : 0) +
    (days.length > 0 ? 2 : 0) +
    (hasNoDay ? -20 : 0) +
    (isNew ? 1 : 0)
  return { ...card, kilometres, reasons, score }
}

/** The best first, none too far away, and of one host the same work only once. */
export function bestOf(fitting: ReturnType<typeof fit>[], most: number): FittingVacancy[] {
  const seen = new Set<string>()
  return fitting
    .filter(({ reasons, kilometres }) => reasons.length > 0 && (kilometres ?? 0) <= mostKm)
    .sort((a, b) => b.score - a.score || a.title.localeCompare(b.title, 'nl'))
    .filter(({ host, title }) => {
      const same = `${host}\n${title.toLowerCase()}`
      return !seen.has(same) && seen.add(same)
    })
    .slice(0, most)
    .map(({ score: _, ...vacancy }) => vacancy)
}
