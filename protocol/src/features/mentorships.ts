import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { id, integer, list, timestamp } from '#protocol/declaring/fields.ts'
import { students, users } from './users.ts'

/** A mentor looks after one student, or after whoever is in a class. */
export const mentorships = resource('mentorships', {
  attributes: {
    schoolId: id({ readOnly: true }),
    mentorId: id({ readOnly: true }),
    studentId: id({ optional: true, readOnly: true }),
    groupId: id({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    mentor: toOne('contacts', { readOnly: true }),
    student: toOne('students', { readOnly: true, optional: true }),
    group: toOne('groups', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    mentorId: ['eq', 'in'],
    studentId: ['eq', 'in', 'null', 'not_null'],
    groupId: ['eq', 'in', 'null', 'not_null'],
  },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['mentor', 'student', 'group', 'group.schoolYear'],
  page: { max: 500 },
})

const aboutMentorships = { schoolId: id(), count: integer() }
export const mentorshipsAdded = event('mentorships.added', aboutMentorships)
export const mentorshipsHandedOver = event('mentorships.handed_over', { ...aboutMentorships, toId: id() })

const aboutLink = { mentorId: id() }
export const mentorLinked = event('mentorship.linked', aboutLink)
export const mentorUnlinked = event('mentorship.unlinked', aboutLink)

/** From the list of people, where many can be ticked at once. */
export const linkMentor = command('linkMentor', 'PUT /users/:id/link_mentor', {
  on: users,
  input: { mentorId: id() },
  emits: [mentorLinked],
  summary: 'Let a mentor look after somebody who is a student, besides who does already',
})

export const addMentorships = command('addMentorships', 'POST /mentorships', {
  input: {
    mentorId: id(),
    groupIds: list(id(), { optional: true, max: 200 }),
    studentIds: list(id(), { optional: true, max: 1000 }),
  },
  emits: [mentorshipsAdded],
  summary: 'Let a mentor look after classes and single students',
})

export const handOverMentorships = command('handOverMentorships', 'PUT /users/:id/hand_over_mentorships', {
  input: {
    toId: id(),
    /** Only these, to give back exactly what was handed over; without them everything. */
    mentorshipIds: list(id(), { optional: true, max: 5000 }),
  },
  emits: [mentorshipsHandedOver],
  summary: 'Hand everything of a mentor who leaves over to another one',
  tells: told<{ moved: string[]; already: number }>(),
})

export const unmentoredStudents = query('unmentoredStudents', 'GET /mentorships/unmentored', {
  of: students,
  many: true,
  summary: 'Students of one’s school whom no mentor looks after today',
})

export type MentorTotals = { mentorId: string; groups: number; single: number; students: number }
export const mentorTotals = query('mentorTotals', 'GET /mentorships/totals', {
  filters: { mentorIdIn: list(id()) },
  summary: 'How many classes and students every mentor looks after',
  tells: told<{ totals: MentorTotals[] }>(),
})
