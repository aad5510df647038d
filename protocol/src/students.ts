import { resource, toMany, toOne } from './define.ts'
import { boolean, date, email, id, phone, postalCode, text, timestamp } from './fields.ts'

const writable = {
  studentNumber: text({ max: 30, optional: true }),
  birthDate: date({ optional: true }),
  postalCode: postalCode({ optional: true }),
  levelId: id({ optional: true }),
  guardianName: text({ max: 120, optional: true }),
  guardianEmail: email({ optional: true }),
  guardianPhone: phone({ optional: true }),
  secondGuardianName: text({ max: 120, optional: true }),
  secondGuardianEmail: email({ optional: true }),
  /** What somebody needs to take part: a lift, a quiet room. Not a diagnosis. */
  accessNeeds: text({ max: 1000, optional: true }),
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
