import { readStudentChoices } from '#app/features/users/form/student-choices.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { groupMemberships } from '#protocol/features/groups.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { studentFacts } from '#protocol/features/students.ts'
import type { Option } from '#ui/select-field.tsx'

export type SchoolPart = Awaited<ReturnType<typeof readSchoolPart>>

/** The one there is; of several the form does not choose, since their own pages do. */
const onlyOne = (options: Option[]): Option | 'elsewhere' | undefined => (options.length > 1 ? 'elsewhere' : options[0])
const idOf = (one: ReturnType<typeof onlyOne>) => (one === 'elsewhere' ? undefined : (one?.value ?? null))

/** Class and mentor of a student, and what a school chooses them from. */
export async function readSchoolPart(api: Client, studentId: string, schoolId: string) {
  const filter = { studentIdEq: studentId }
  const [choices, stays, held, { facts }] = await Promise.all([
    readStudentChoices(api, schoolId),
    api.list(groupMemberships, { filter, include: ['group'], page: { size: 50 } }),
    api.list(mentorships, { filter, include: ['mentor'] }),
    api.tell(studentFacts, { filter: { idIn: [studentId] } }),
  ])
  const classes = stays
    .filter(({ isCurrent }) => isCurrent)
    .map(({ groupId, group }) => ({ value: groupId, label: group?.name ?? '' }))
  const mentors = held.map(({ mentorId, mentor }) => ({ value: mentorId, label: personName({ ...mentor }) }))
  const [group, mentor] = [onlyOne(classes), onlyOne(mentors)]
  const known = [choices.groups, choices.levels, choices.mentors].flatMap((each) => each.known)
  return {
    choices,
    group,
    mentor,
    mentorsNow: facts[0]?.mentors ?? '',
    placed: { groupId: idOf(group), mentorId: idOf(mentor) },
    options: [...classes, ...mentors, ...known.map(({ id, name }) => ({ value: id, label: name }))],
  }
}
