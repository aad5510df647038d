import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, text, timestamp } from '#protocol/declaring/fields.ts'
import { type Choices, choiceFilters } from '#protocol/shared/choices.ts'
import { studentProfiles } from './students.ts'
import { users } from './users.ts'

export const groups = resource('groups', {
  attributes: {
    name: text({ max: 60 }),
    schoolId: id({ createOnly: true }),
    schoolYearId: id({ createOnly: true }),
    levelId: id({ optional: true }),
    /** Who is in it today; for a class of a later or an earlier year, who will be or was in it last. */
    studentCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    level: toOne('levels', { readOnly: true, optional: true }),
    schoolYear: toOne('schoolYears', { readOnly: true }),
    mentorships: toMany('mentorships'),
  },
  filters: {
    id: ['eq', 'in'],
    name: ['eq', 'cont', 'start'],
    schoolId: ['eq', 'in'],
    schoolYearId: ['eq', 'in'],
    levelId: ['eq', 'in', 'null'],
  },
  scopes: {
    /** The beginnings of the words of its name. */
    search: text({ max: 100 }),
    /** Of a school year that is not over. */
    ongoing: boolean(),
  },
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  includes: ['level', 'schoolYear', 'mentorships', 'mentorships.mentor'],
  page: { max: 500 },
})

/** Who was in which class, from when to when. */
export const groupMemberships = resource('groupMemberships', {
  attributes: {
    groupId: id({ readOnly: true }),
    studentId: id({ readOnly: true }),
    startedOn: date({ readOnly: true }),
    endedOn: date({ optional: true, readOnly: true }),
    isCurrent: boolean({ readOnly: true }),
    /** Before today, before the end of its school year, or because the student left the school. */
    hasEnded: boolean({ readOnly: true }),
  },
  relationships: {
    group: toOne('groups', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    groupId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    endedOn: ['null', 'not_null', 'gteq', 'lteq'],
  },
  sorts: ['startedOn'],
  defaultSort: '-startedOn',
  includes: ['group', 'group.schoolYear', 'student'],
  page: { max: 1000 },
})

const aboutMove = { groupId: id(), day: date() }
export const studentJoinedGroup = event('student.joined_group', aboutMove)
export const studentLeftGroup = event('student.left_group', aboutMove)
/** They are in the classes again that they were in before they were put in another one. */
export const studentMoveUndone = event('student.move_undone', {})
export const groupsCopied = event('groups.copied', { toSchoolYearId: id(), count: integer() })

export const assignGroup = command('assignGroup', 'PUT /students/:id/assign_group', {
  on: studentProfiles,
  input: {
    groupId: id(),
    startsOn: date({ optional: true }),
    /** Somebody may be in several classes at once; without this the others of that school year end. */
    keepOthers: boolean({ optional: true }),
  },
  emits: [studentJoinedGroup],
  summary: 'Put a student in a class; the class before stays in the history',
})

/** The same from the list of people, where many can be ticked at once. */
export const putInGroup = command('putInGroup', 'PUT /users/:id/assign_group', {
  on: users,
  input: { groupId: id() },
  emits: [studentJoinedGroup],
  summary: 'Put somebody who is a student in a class from today on',
})

export const removeFromGroup = command('removeFromGroup', 'PUT /students/:id/remove_from_group', {
  on: studentProfiles,
  input: { groupId: id(), endsOn: date({ optional: true }) },
  emits: [studentLeftGroup],
  summary: 'Take a student out of a class; without a last day they are out today',
})

export const copyGroups = command('copyGroups', 'POST /groups/copy', {
  input: { fromSchoolYearId: id(), toSchoolYearId: id(), withMentors: boolean({ optional: true }) },
  emits: [groupsCopied],
  summary: 'Make the classes of one school year again in another one, without their students',
  tells: told<{ copied: number; skipped: string[] }>(),
})

/** To choose from in a filter. */
export const currentGroups = query('currentGroups', 'GET /groups/current', {
  filters: choiceFilters,
  tells: told<Choices>(),
  summary: 'The names of the classes of this school year that one sees',
})
