import { query, told } from '#protocol/declaring/define.ts'
import { id } from '#protocol/declaring/fields.ts'

/** Days from when a host got an application to its yes or no; or none came before the time was over. */
export const answerPaces = ['days2', 'days7', 'days14', 'more', 'never'] as const
export type AnswerPace = (typeof answerPaces)[number]

/** A host that went quiet: it let applications pass without a word, or has had nothing to offer for a long time. */
export const quietReasons = ['unanswered', 'still'] as const
export type QuietReason = (typeof quietReasons)[number]

/** As far as a student can go for a place. */
export const NEAR_KM = 10

/** `searching` is nothing where too few people live for those who see no names. */
export type SupplyTown = {
  name: string
  latitude: number | null
  longitude: number | null
  hosts: number
  vacancies: number
  places: number
  taken: number
  searching: number | null
}

/** Of one town, or of a school, and the towns around it. */
export type NearTown = { name: string; towns: string[]; searching: number; free: number }

export type QuietHost = {
  id: string
  name: string
  city: string | null
  sector: string | null
  reason: QuietReason
  months: number
  places: number
}

/** Each number is that of a list with the same filters; a number of places is the sum over that list. */
export type SupplyNumbers = {
  today: string
  /** Whether one sees who the students are. Whoever does not sees no groups of fewer than five. */
  isNamed: boolean
  hosts: number
  hostsOffering: number
  vacancies: number
  places: number
  taken: number
  /** About this many when somebody is left out below. */
  searching: number | null
  isRounded: boolean
  /** Of whom no postal code is known. */
  homeUnknown: number | null
  sectors: { sector: string | null; vacancies: number; places: number; taken: number }[]
  towns: SupplyTown[]
  moreTowns: boolean
  /** Where most students look for a place that is not there. */
  shortage: NearTown | null
  /** Around one's own school, where it is known where that is. */
  aroundSchool: NearTown | null
  answers: { paces: Record<AnswerPace, number | null>; days: number | null }
  /** Hours given in each municipality, for who sees no names; nothing where too few people gave them. */
  hours: { name: string; people: number | null; hours: number | null }[]
  quiet: { hosts: number; by: Record<QuietReason, number>; first: QuietHost[] }
}

export const supplyNumbers = query('supplyNumbers', 'GET /analytics/supply', {
  filters: { periodId: id() },
  tells: told<SupplyNumbers>(),
  summary: 'What hosts offer, where, how full it is and how fast they answer, beside the students who search',
})
