/** What a sentence may name. Names are put in by whoever may see them; without one it says who that is by their part. */
export type BlockAbout = {
  internshipId: string
  studentId: string
  phase: string
  date?: string | null
  /** Of who asks for a place and has none yet. */
  applicationId?: string | null
}

/**
 * What can stand in the way of a student, each with its sentence: to whoever's turn it is, and about them to everybody
 * else. {who} is the person, {phase} the name of the step, {date} the first day.
 */
export type Block = {
  nl: { you: string; other: string }
  en: { you: string; other: string }
  /** Where it is said of a stage: what it says of somebody who is no student and takes part without a school. */
  volunteer?: Pick<Block, 'nl' | 'en'>
  /** The screen on which it is done. */
  leadsTo: (about: BlockAbout) => string
}
export type BlockTable = Readonly<Record<string, Block>>
