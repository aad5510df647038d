import { readLevelChoices } from '#app/features/levels/level-choices.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { type Choices, MOST_CHOICES } from '#protocol/shared/choices.ts'
import { type FilterChoices, noChoices } from '#ui/table/choices.ts'

/** What one chooses for a student: a class of this year, a level, a mentor of the school. Of very many one searches. */
export type StudentChoices = { groups: FilterChoices; levels: FilterChoices; mentors: FilterChoices }
export const nothingToChoose: StudentChoices = { groups: noChoices, levels: noChoices, mentors: noChoices }

const most = MOST_CHOICES
const fewOf = ({ choices, isMore }: Choices): FilterChoices => ({ known: isMore ? [] : choices, isMany: isMore })

export async function readStudentChoices(api: Client, schoolId: string): Promise<StudentChoices> {
  const [groups, levels, mentors] = await Promise.all([
    orElse(api.tell(currentGroups, { filter: { most } }), { choices: [], isMore: false }),
    readLevelChoices(api),
    mentorsOf(api, schoolId, { most }),
  ])
  return { groups: fewOf(groups), levels, mentors: fewOf(mentors) }
}
