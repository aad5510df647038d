import { query, told } from '#protocol/declaring/define.ts'
import { id } from '#protocol/declaring/fields.ts'
import type { Choice } from '#protocol/shared/choices.ts'

/** One thing that happened with an internship. Ids and names of kinds only; who did it by the name that the reader may know. */
export type InternshipHappening = {
  id: string
  name: string
  createdAt: string
  actorName: string | null
  /** The step it was about. */
  phaseId: string | null
  /** What was changed. */
  changed: string[]
  /** Of an absence, as it is now: without a last day it is not over. */
  absence: { firstDay: string; lastDay: string | null } | null
}

export const internshipHistory = query('internshipHistory', 'GET /internships/history', {
  filters: { internshipId: id() },
  tells: told<{ happenings: InternshipHappening[]; more: boolean }>(),
  summary: 'What happened with one internship, the newest first, as far as its reader may know',
})

export const peopleOfHost = query('peopleOfHost', 'GET /internships/people_of_host', {
  filters: { internshipId: id() },
  tells: told<{ choices: Choice[] }>(),
  summary: 'Who at the host of an internship can guide the student, for who may change it',
})
