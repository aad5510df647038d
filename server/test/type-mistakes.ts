import type { RowOf } from '#db/tables.ts'
import { feature, handle } from '#engine/feature.ts'
import { type Condition, existsIn, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { inverse, type Policy, serve, through } from '#engine/serve.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { date, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { applications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import type { Client } from '../../protocol/src/client.ts'

/**
 * Mistakes that the compiler has to find, each in the place where somebody would make it. Nothing here runs: a line that
 * compiles after all is an error of the type check.
 */

// What a resource declares.
const attributes = { reason: text(), day: date(), state: oneOf(['open', 'closed']), createdAt: timestamp() }
const relationships = { student: toOne('users') }
// @ts-expect-error 1: there is no resource of this name
toOne('user')
// @ts-expect-error 2: a filter by what is neither an attribute nor a relationship
resource('absences', { attributes, relationships, filters: { state: ['eq'], teacherId: ['eq'] } })
// @ts-expect-error 3: a day cannot be compared like a text
resource('absences', { attributes, relationships, filters: { day: ['cont'] } })
// @ts-expect-error 4: a sort by what is no attribute
resource('absences', { attributes, relationships, sorts: ['date'] })
// @ts-expect-error 5: the usual order by what is no attribute
resource('absences', { attributes, relationships, defaultSort: '-created' })
// @ts-expect-error 6: an include that is no relationship
resource('absences', { attributes, relationships, includes: ['pupil'] })
// @ts-expect-error 7: the second step of an include leads nowhere
resource('absences', { attributes, relationships, includes: ['student', 'student.classes'] })
// @ts-expect-error 8: an attribute that lists leave out, but that is none
resource('absences', { attributes, unlisted: ['note'] })

const absences = resource('absences', { attributes, relationships, filters: { state: ['eq', 'in'] }, sorts: ['day'] })
// @ts-expect-error 9: a state that the attribute does not have
command('closeAbsence', 'PUT /absences/:id/close', { on: absences, when: { state: ['opened'] } })

// What the client may be asked.
export async function asked(api: Client) {
  // @ts-expect-error 10: a filter that the list does not know
  await api.list(vacancies, { filter: { placeEq: 'Ede' } })
  // @ts-expect-error 11: a value that the attribute never has
  await api.list(vacancies, { filter: { statusEq: 'open' } })
  // @ts-expect-error 12: a sort that the list does not know
  await api.list(vacancies, { sort: 'contactName' })
  // @ts-expect-error 13: an include that the list does not offer
  await api.list(vacancies, { include: ['contact'] })
  // @ts-expect-error 14: a field that there is none of
  await api.list(vacancies, { fields: { vacancies: ['name'] } })

  const [row] = await api.list(internships, { include: ['organization', 'internshipPeriod'] })
  // @ts-expect-error 15: a field that the related row does not have
  row?.organization.title
  // @ts-expect-error 16: a related row that was not included has only its id and type
  row?.student.firstName
  // @ts-expect-error 17: what is optional may be missing
  row?.internshipPeriod.name
  // @ts-expect-error 18: nobody can do this with an internship
  row?.can.publishVacancy

  // @ts-expect-error 19: an attribute that a new row does not take
  await api.create(tags, { name: 'Buiten', colour: 'info' })
  // @ts-expect-error 20: nobody sets when a row was made
  await api.update(tags, 'some-id', { createdAt: '2026-09-01' })
}

// What the server says about its tables.
// @ts-expect-error 21: a column that the table does not have
export const policy = { read: (me) => ({ ownerId: me.self }) } satisfies Policy<typeof vacancies>
// @ts-expect-error 22: a state that the column never has
export const published: Condition<'vacancies'> = { status: 'open' }
// @ts-expect-error 23: a table that there is none of
export const ofHost: Condition<'vacancies'> = within('organizationId', 'hosts', 'id', true)
// @ts-expect-error 24: a column that the other table does not have
export const ofApproved: Condition<'vacancies'> = existsIn('organizations', 'id', 'organizationId', { approved: true })
// @ts-expect-error 25: a rule about one table is none about another
export const ofOther = (rule: Condition<'users'>): Condition<'vacancies'> => rule
// @ts-expect-error 26: a column between two tables that is not there
through('vacancy_tags', 'vacancyId', 'labelId')
feature({
  resources: [
    // @ts-expect-error 27: a relationship by a column that the other table does not have
    serve(users, { table: 'users', policy: { read: () => true }, relations: { roles: inverse('ownerId') } }),
    // @ts-expect-error 28: the table of another resource
    serve(tags, { table: 'users', policy: { read: () => true } }),
  ],
})

// What a command does.
const moved = event('absence.moved', { absenceId: id(), days: integer() })
const extend = command('extend', 'PUT /applications/:id/extend', { on: applications, input: { days: integer() } })
export const extended = handle(extend, async ({ subject, input, tx }) => {
  // @ts-expect-error 29: a column that the row does not have
  subject.extended
  // @ts-expect-error 30: a number is no text
  input.days.trim()
  // @ts-expect-error 31: data that the event does not have in this form
  tx.emit(moved, { absenceId: subject.id, days: 'two' }, { type: 'applications', id: subject.id })
})
export async function written(tx: Tx, me: Me, api: Client, row: RowOf<typeof tags>) {
  // @ts-expect-error 32: a column that the table does not have
  await tx.update(tags, row.id, { title: 'Buiten' })
  // @ts-expect-error 33: a value of another type
  await tx.insert(tags, { name: 3 })
  // @ts-expect-error 34: input that the command does not take
  await api.run(extend, me.requireId(), { weeks: 2 })
}
