import { readLevelChoices } from '#app/features/levels/level-choices.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { type Choices, MOST_CHOICES } from '#protocol/shared/choices.ts'
import type { Option } from '#ui/select-field.tsx'
import { type FilterChoices, noChoices } from '#ui/table/choices.ts'

/** What one chooses for a student: a class of this year, a level, a mentor of the school. Of very many one searches. */
export type StudentChoices = { groups: FilterChoices; levels: FilterChoices; mentors: FilterChoices }
export const nothingToChoose: StudentChoices = { groups: noChoices, levels: noChoices, mentors: noChoices }

const most = MOST_CHOICES
const fewOf = ({ choices, isMore }: Choices): FilterChoices => ({ known: isMore ? [] : choices, isMany: isMore })
const noneFound: Choices = { choices: [], isMore: false }
const optionOf = ({ choices: [first] }: Choices): Option | undefined => first && { value: first.id, label: first.name }

export async function readStudentChoices(api: Client, schoolId: string): Promise<StudentChoices> {
  const [groups, levels, mentors] = await Promise.all([
    orElse(api.tell(currentGroups, { filter: { most } }), noneFound),
    readLevelChoices(api),
    mentorsOf(api, schoolId, { most }),
  ])
  return { groups: fewOf(groups), levels, mentors: fewOf(mentors) }
}

/** What was chosen for the one before, where it can still be chosen. */
export type SameAsBefore = { group?: Option; mentor?: Option; levelId: string | null }
export const nothingBefore: SameAsBefore = { levelId: null }

export async function readSameAsBefore(api: Client, schoolId: string, asked: URLSearchParams): Promise<SameAsBefore> {
  const [groupId, mentorId] = [asked.get('klas'), asked.get('mentor')]
  const [groups, mentors] = await Promise.all([
    groupId ? orElse(api.tell(currentGroups, { filter: { idIn: [groupId] } }), noneFound) : noneFound,
    mentorId ? orElse(mentorsOf(api, schoolId, { idIn: [mentorId] }), noneFound) : noneFound,
  ])
  return { group: optionOf(groups), mentor: optionOf(mentors), levelId: asked.get('niveau') }
}
