import { query } from '#protocol/declaring/define.ts'
import type { educationLevels } from '#protocol/shared/education-levels.ts'

type Level = (typeof educationLevels)[number]

/** Why a place fits somebody, for a sentence in their own language. */
export type Reason =
  | { code: 'interest'; name: string }
  | { code: 'distance'; kilometres: number }
  | { code: 'level'; level: Level }
  | { code: 'weekdays'; days: number[] }
  | { code: 'new' }

export type FittingVacancy = {
  id: string
  title: string
  sector: string | null
  hours: number | null
  placesLeft: number
  weekdays: number[]
  city: string | null
  host: string
  kilometres: number | null
  reasons: Reason[]
}

/** What is missing for a better answer: a student can fill it in. */
export type Missing = 'interests' | 'postalCode' | 'weekdays'

export type Fitting = {
  vacancies: FittingVacancy[]
  missing: Missing[]
  /** In years, when the school knows the birth date. */
  age: number | null
  /** On which days the student can come; none when they did not say. */
  weekdays: number[]
  /** Where the student lives, as far as a postal code tells. */
  home: { latitude: number; longitude: number } | null
}

export const fittingVacancies = query('fittingVacancies', 'GET /stagebank/fitting', {
  summary: 'Places that fit the student who asks, the best first, with the reasons',
})

/** A school's own name of a level, read as one of the kinds of education; null when it tells nothing. */
export function levelNamed(name: string): Level | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  if (/\bmbo\b/.test(plain)) return 'mbo'
  if (/\b(vwo|gymnasium|atheneum)\b/.test(plain)) return 'vwo'
  if (/\bhavo\b/.test(plain)) return 'havo'
  if (/\b(pro|praktijkonderwijs|praktijkschool)\b/.test(plain)) return 'pro'
  if (/\b(mavo|tl|gl|gt|theoretisch\w*|gemengd\w*)\b/.test(plain)) return 'vmbo-gt'
  return /\b(vmbo|bb|kb|bk|basis\w*|kader\w*)\b/.test(plain) ? 'vmbo-bk' : null
}
