import { blocks } from '#protocol/generated/blocks.ts'
import type { Block, BlockAbout } from './block-table.ts'

type Locale = 'nl' | 'en'

/** Who somebody is by their part, at the beginning of a sentence. */
const nobody = { nl: 'Niemand', en: 'Nobody' }
const parts: Partial<Record<string, Record<Locale, string>>> = {
  student: { nl: 'De leerling', en: 'The student' },
  mentor: { nl: 'De mentor', en: 'The mentor' },
  school: { nl: 'School', en: 'The school' },
  host: { nl: 'De stageplek', en: 'The host' },
  calendar: { nl: 'De kalender', en: 'The calendar' },
}
const volunteerParts: typeof parts = {
  student: { nl: 'De vrijwilliger', en: 'The volunteer' },
  host: { nl: 'De organisatie', en: 'The organization' },
}
export const whoIsUp = (up: string | null, locale: Locale, isVolunteer = false): string =>
  ((isVolunteer ? volunteerParts[up ?? ''] : undefined) ?? parts[up ?? ''] ?? nobody)[locale]

const known: Partial<Record<string, Block>> = blocks
const blockOf = (block: string | null): Block => known[block ?? ''] ?? blocks.todo

export type Said = {
  block: string | null
  up: string | null
  locale: Locale
  /** The name of the step, in this language. */
  phase?: string
  /** Whoever's turn it is, by name; without one, by their part. */
  who?: string
  isYou?: boolean
  /** It is about a volunteer, who has no school and no stage. */
  isVolunteer?: boolean
  /** The first day, as one reads it. */
  date?: string
}

/** The one sentence about what stands in the way: on every screen, in every mail and for every caller the same. */
export function blockSentence({ block, up, locale, phase = '', who, date = '', ...of }: Said): string {
  const { isYou = false, isVolunteer = false } = of
  const known = blockOf(block)
  const words = (isVolunteer ? known.volunteer : undefined) ?? known
  const text = words[locale][isYou ? 'you' : 'other']
  return text
    .replace('{who}', who ?? whoIsUp(up, locale, isVolunteer))
    .replace('{phase}', phase)
    .replace('{date}', date)
}

/** Where it is done. */
export const blockLeadsTo = (block: string | null, about: BlockAbout): string => blockOf(block).leadsTo(about)

/** It is done on a screen of its own, not on the page of the internship. */
export const isDoneElsewhere = (block: string | null): boolean =>
  blockLeadsTo(block, { internshipId: 'id', studentId: '', phase: '' }) !== '/internships/id'

/** It is the turn of whose internship it is. */
export const isTheirOwnTurn = (up: string | null): boolean => up === 'student'
