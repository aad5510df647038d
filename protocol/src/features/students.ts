import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import {
  birthDate,
  boolean,
  date,
  email,
  id,
  integer,
  list,
  oneOf,
  personName,
  phone,
  postalCode,
  text,
  timestamp,
} from '#protocol/declaring/fields.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import { genders, locales } from './users.ts'

const writable = {
  studentNumber: text({ max: 30, optional: true }),
  birthDate: birthDate({ optional: true }),
  postalCode: postalCode({ optional: true }),
  levelId: id({ optional: true }),
  /** On which days they can come, as a vacancy has them; none means that they did not say. */
  weekdays: list(integer({ min: 1, max: 7 }), { max: 7, hasDefault: true }),
  guardianName: personName({ max: 120, optional: true }),
  guardianEmail: email({ optional: true }),
  guardianPhone: phone({ optional: true }),
  secondGuardianName: personName({ max: 120, optional: true }),
  secondGuardianEmail: email({ optional: true }),
  /** What somebody needs to take part: a lift, a quiet room. Not a diagnosis. */
  accessNeeds: text({ max: 1000, optional: true, format: 'lines' }),
}

/**
 * What a school knows of a student besides the account; its id is that of the account. Apart from `students`, which
 * hosts may see, so that a birth date or an address never travels with a name.
 */
export const studentProfiles = resource('studentProfiles', {
  attributes: {
    schoolId: id({ readOnly: true }),
    ...writable,
    eckId: text({ max: 100, optional: true, readOnly: true }),
    departedOn: date({ optional: true, readOnly: true }),
    isMinor: boolean({ optional: true, readOnly: true }),
    /** Mail to a parent does not arrive, and why. */
    guardianUndelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    secondGuardianUndelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { level: toOne('levels', { readOnly: true, optional: true }), interests: toMany('tags') },
  filters: {
    id: ['eq', 'in'],
    schoolId: ['eq', 'in'],
    studentNumber: ['eq', 'start'],
    levelId: ['eq', 'in', 'null'],
    departedOn: ['null', 'not_null'],
  },
  sorts: ['studentNumber', 'updatedAt'],
  defaultSort: 'studentNumber',
  includes: ['level', 'interests'],
  page: { max: 1000 },
})
export const studentProfileFields = writable

/** What a list says of a student besides the account. Mentors only to who runs the school. */
export type StudentFacts = { id: string; number: string | null; level: string | null; mentors: string | null }
export const studentFacts = query('studentFacts', 'GET /student_profiles/facts', {
  filters: { idIn: list(id()) },
  tells: told<{ facts: StudentFacts[] }>(),
  summary: 'Number, level and mentors of these students, as far as one may see them',
})

export const studentUpdated = event('student.updated', { userId: id() })

/** What students keep up to date themselves; the rest is their school's. */
export const ownStudentFields = ['postalCode', 'weekdays', 'accessNeeds', 'interestIds', 'phoneNumber'] as const

export const updateStudent = command('updateStudent', 'PATCH /student_profiles/:id', {
  on: studentProfiles,
  partial: true,
  input: {
    firstName: personName(),
    infix: personName({ max: 30, optional: true }),
    lastName: personName(),
    /** A new address of somebody active counts once that address says yes. */
    email: email(),
    phoneNumber: phone({ optional: true }),
    gender: oneOf(genders, { optional: true }),
    locale: oneOf(locales),
    ...writable,
    /** From today on in this class, instead of the others of this school year. */
    groupId: id({ optional: true }),
    /** Who looks after them one by one, in the place of whoever does now; nobody when it is empty. */
    mentorId: id({ optional: true }),
    interestIds: list(id(), { max: 30 }),
  },
  emits: [studentUpdated],
  summary: 'Change what is known of a student: account, class, mentor and interests included',
})
