import { resource, toMany, toOne } from './define.ts'
import { boolean, date, id, integer, text, timestamp } from './fields.ts'

export const levels = resource('levels', {
  attributes: {
    name: text({ max: 60 }),
    position: integer({ min: 0, max: 1000, hasDefault: true }),
    schoolId: id({ createOnly: true }),
    groupCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], name: ['eq', 'cont', 'start'], schoolId: ['eq', 'in'] },
  sorts: ['position', 'name'],
  defaultSort: 'position',
})

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
  includes: ['mentor', 'student', 'group'],
  page: { max: 500 },
})
