import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cells } from '#protocol/features/imports.ts'
import { type Student, StudentJudge, type TakenEmail } from './judge-students.ts'
import { readStudent } from './read-student.ts'

const year = 'year-2026'
const context = { today: '2026-11-15', years: [{ id: year, startYear: 2026 }], schoolYearId: year, emailPattern: null }
const dae: Student = {
  id: 'dae',
  email: 'dae@school.test',
  status: 'active',
  firstName: 'Dae',
  infix: null,
  lastName: 'Aartsen',
  phoneNumber: null,
  gender: null,
  number: '001234',
  eckId: null,
  birthDate: '2010-05-01',
  postalCode: null,
  level: null,
  guardianName: null,
  guardianEmail: null,
  guardianPhone: null,
  secondGuardianName: null,
  secondGuardianEmail: null,
  departedOn: null,
  classes: [{ id: 'g', name: '3A', yearId: year, level: null }],
}
const bo: Student = { ...dae, id: 'bo', email: 'bo@school.test', firstName: 'Bo', lastName: 'Berg', number: null }
const daeCells = { number: '1234', firstName: 'Dae', lastName: 'Aartsen', className: '3a', email: 'DAE@school.test' }

const groups = [{ id: 'g', name: '3A', yearId: year, level: null }]
type More = { takenEmails?: TakenEmail[]; emailPattern?: string; groups?: typeof groups }
function judge(cells: Cells[], students = [dae], more: More = {}) {
  const reading = { ...context, emailPattern: more.emailPattern ?? null }
  const rows = cells.map((each, index) => readStudent(index + 2, each, reading))
  const school = { students, groups, takenEmails: [], makesClasses: true, hasPattern: false, ...more }
  const judgement = new StudentJudge(school)
  const judged = judgement.judge(rows)
  return { judged, missing: judgement.missing(judged) }
}
const outcomes = (...given: Parameters<typeof judge>) =>
  judge(...given).judged.map(({ outcome, problems }) => [outcome, ...problems.map(({ code }) => code)].join(' '))

test('leading zeros and capitals make no other student', () => {
  assert.deepEqual(outcomes([daeCells]), ['unchanged'])
})

test('a new class is a warning where there are classes, and what one expects where there are none', () => {
  const newcomer = { ...daeCells, number: '77', email: 'new@school.test', firstName: 'Noa', className: '3B' }
  assert.deepEqual(outcomes([newcomer]), ['new classNew'])
  assert.deepEqual(outcomes([newcomer], [], { groups: [] }), ['new classFirst'])
})

test('a whole new class is no slip of the pen', () => {
  const cells = ['77', '78', '79'].map((number) => ({
    ...daeCells,
    number,
    email: `${number}@school.test`,
    firstName: `Noa${number}`,
    className: '3B',
  }))
  assert.deepEqual(outcomes(cells.slice(0, 2)), ['new classNew', 'new classNew'])
  assert.deepEqual(outcomes(cells), ['new classFirst', 'new classFirst', 'new classFirst'])
})

test('another class is a move, another detail a change', () => {
  assert.deepEqual(outcomes([{ ...daeCells, className: '3B' }]), ['moved classNew'])
  const [row] = judge([{ ...daeCells, firstName: 'Daé', lastName: 'Aartsen', phoneNumber: '612345678' }]).judged
  assert.equal(row?.outcome, 'changed')
  assert.deepEqual(row?.changes, [
    { field: 'firstName', from: 'Dae', to: 'Daé' },
    { field: 'phoneNumber', from: null, to: '0612345678' },
  ])
})

test('an empty cell takes nothing away', () => {
  assert.deepEqual(outcomes([{ number: '1234', firstName: 'Dae', lastName: 'Aartsen' }]), ['unchanged noClass'])
})

test('a number that went to somebody else is a question', () => {
  const row = { ...daeCells, firstName: 'Noor', lastName: 'Visser', email: 'noor@school.test' }
  assert.deepEqual(outcomes([row]), ['conflict numberReused'])
  assert.deepEqual(judge([row]).judged[0]?.candidates, [
    { id: 'dae', name: 'Dae Aartsen', number: '001234', className: '3A' },
  ])
})

test('the same line twice does nothing twice; two lines that differ are a question', () => {
  assert.deepEqual(outcomes([daeCells, daeCells]), ['unchanged', 'unchanged repeated'])
  assert.deepEqual(outcomes([daeCells, { ...daeCells, className: '3B' }]), ['unchanged', 'conflict twoClasses'])
  assert.deepEqual(outcomes([daeCells, { ...daeCells, firstName: 'Daé' }]), ['unchanged', 'conflict twiceInFile'])
})

test('zeros, capitals and the way a day is written make no other line', () => {
  const one = { ...daeCells, number: '001234', birthDate: '1-5-2010', className: '3A' }
  const again = { ...daeCells, birthDate: '01-05-2010', className: '3a', email: 'dae@school.test' }
  assert.deepEqual(outcomes([one, again]), ['unchanged', 'unchanged repeated'])
  const [mailless, numbered] = [one, again].map(({ email: _, ...cells }) => cells) as [Cells, Cells]
  const emailPattern = '{nummer}@school.test'
  assert.deepEqual(outcomes([mailless, numbered], [], { emailPattern }), ['new', 'unchanged repeated'])
})

test('two people with one name and no number are a question', () => {
  const row = { firstName: 'Sem', lastName: 'Smit', className: '3A' }
  assert.deepEqual(outcomes([row, row]), ['error emailMissing', 'conflict sameName'])
})

test('somebody without a number in the school is proposed by name and birth date', () => {
  const row = {
    number: '9',
    firstName: 'Bo',
    lastName: 'Berg',
    birthDate: '1-5-2010',
    email: 'bo2@school.test',
    className: '3A',
  }
  assert.deepEqual(outcomes([row], [bo]), ['conflict samePerson'])
  assert.deepEqual(outcomes([{ ...row, birthDate: '2-5-2010' }], [bo]), ['new'])
})

test('twins with the mail of a parent, and a mail of a teacher, are questions', () => {
  const twin = { lastName: 'Vos', className: '3A', email: 'ouder@thuis.test' }
  assert.deepEqual(
    outcomes([
      { ...twin, number: '5', firstName: 'Mila' },
      { ...twin, number: '6', firstName: 'Luuk' },
    ]),
    ['conflict sharedEmail', 'conflict sharedEmail'],
  )
  const row = { number: '7', firstName: 'Tim', lastName: 'Prins', className: '3A', email: 'juf@school.test' }
  const juf = { email: 'juf@school.test', person: { id: 'juf', name: 'Juf Ank' } }
  assert.deepEqual(outcomes([row], [dae], { takenEmails: [juf] }), ['conflict emailTaken'])
})

test('a double address leads to whoever has it: a row, a student, somebody of the school', () => {
  const row = { number: '7', firstName: 'Tim', lastName: 'Prins', className: '3A', email: 'juf@school.test' }
  const told = (...given: Parameters<typeof judge>) =>
    judge(...given).judged.map(({ problems: [problem] }) => problem?.person?.id ?? problem?.params?.row)
  const twin = { ...row, number: '8', firstName: 'Ton' }
  assert.deepEqual(told([row, twin]), [3, 2])
  const juf = { email: 'juf@school.test', person: { id: 'juf', name: 'Juf Ank' } }
  assert.deepEqual(told([row], [dae], { takenEmails: [juf] }), ['juf'])
  assert.deepEqual(told([{ ...row, email: dae.email }]), ['dae'])
  assert.deepEqual(told([{ ...row, number: '1234' }]), ['dae'], 'and so does a number')
})

test('what is too long, odd or no date is said of its own field', () => {
  const row = { number: '9', firstName: 'A', lastName: 'B', className: '3A', email: 'a@b.nl' }
  const fields = (change: Cells) =>
    judge([{ ...row, ...change }]).judged.flatMap(({ problems }) =>
      problems.map(({ code, field }) => `${code} ${field}`),
    )
  assert.deepEqual(fields({ firstName: 'x'.repeat(81) }), ['textTooLong firstName'])
  assert.deepEqual(fields({ infix: 'x'.repeat(31) }), ['textTooLong infix'])
  assert.deepEqual(fields({ lastName: 'x'.repeat(81) }), ['textTooLong lastName'])
  assert.deepEqual(fields({ firstName: '', lastName: '', fullName: `Jan ${'x'.repeat(81)}` }), ['textTooLong fullName'])
  for (const birthDate of ['31-02-2010', 'gisteren', '1-1-2099', '1-1-1850'])
    assert.deepEqual(fields({ birthDate }), ['dateInvalid birthDate'], birthDate)
  assert.deepEqual(fields({ departedOn: '31-02-2026' }), ['dateInvalid departedOn'])
  assert.deepEqual(fields({ number: 'abc' }), ['numberOdd number'])
  for (const firstName of ['=1+1', '@SOM(A1)', '+A1', '#NAAM?', '-SUM(A1)'])
    assert.deepEqual(fields({ firstName }), ['formula firstName'], firstName)
  for (const firstName of ['123', '???']) assert.deepEqual(fields({ firstName }), ['nameOdd firstName'], firstName)
  for (const firstName of ['http://x.test', 'a@b.nl', 'Gratis geld www.evil.example'])
    assert.deepEqual(fields({ firstName }), ['nameIsAddress firstName'], firstName)
  assert.deepEqual(fields({ firstName: '=HYPERLINK("http://evil.example")' }), [
    'formula firstName',
    'nameIsAddress firstName',
  ])
  for (const firstName of ["D'Arcy", 'Jan-Peter', 'Zoë', '李', 'J.P.'])
    assert.deepEqual(fields({ firstName }), [], firstName)
  assert.deepEqual(outcomes([{ ...row, firstName: '=1+1', number: 'abc' }]), ['new formula numberOdd'], 'it goes in')
})

test('the phone of a parent comes along', () => {
  const [row] = judge([{ ...daeCells, guardianPhone: '612345678', secondGuardianName: 'Robin Aartsen' }]).judged
  assert.deepEqual(row?.changes, [
    { field: 'guardianPhone', from: null, to: '0612345678' },
    { field: 'secondGuardianName', from: null, to: 'Robin Aartsen' },
  ])
})

test('an account in use keeps its address; one that waits for its invitation takes the new one', () => {
  const row = { ...daeCells, email: 'nieuw@school.test' }
  assert.deepEqual(outcomes([row]), ['unchanged emailKept'])
  assert.deepEqual(outcomes([row], [{ ...dae, status: 'invited' }]), ['changed'])
})

test('without an address the pattern of the school makes one, or the row is an error', () => {
  const row = { number: '77', firstName: 'Tim', lastName: 'Prins', className: '3A' }
  assert.deepEqual(outcomes([row]), ['error emailMissing'])
  const [made] = judge([row], [dae], { emailPattern: '{nummer}@school.nl' }).judged
  assert.equal(made?.outcome, 'new')
  assert.equal(made?.data.email, '77@school.nl')
})

test('who is missing in a class that the file covers is proposed as gone; other classes are left alone', () => {
  const other = { ...bo, id: 'other', classes: [{ id: 'h', name: '4B', yearId: year, level: null }] }
  const { missing } = judge([daeCells], [dae, bo, other])
  assert.equal(missing.covered, 2)
  assert.deepEqual(
    missing.rows.map(({ subjectId, outcome }) => [subjectId, outcome]),
    [['bo', 'departed']],
  )
})

test('the file itself can say that somebody left, or comes back', () => {
  assert.deepEqual(outcomes([{ ...daeCells, active: 'Nee' }]), ['departed'])
  assert.deepEqual(outcomes([{ ...daeCells, departedOn: '1-9-2026' }]), ['departed'])
  assert.deepEqual(outcomes([{ ...daeCells, departedOn: '1-9-2099' }]), ['unchanged'])
  assert.deepEqual(outcomes([daeCells], [{ ...dae, departedOn: '2026-09-01', status: 'archived' }]), ['changed'])
  assert.deepEqual(outcomes([{ ...daeCells, number: '8', email: 'x@y.nl', active: 'nee' }]), ['unchanged alreadyLeft'])
})

test('a school year that nobody knows, and a broken address, keep a row out; a broken phone number does not', () => {
  const row = { number: '9', firstName: 'A', lastName: 'B', className: '3A', email: 'a@b.nl' }
  assert.deepEqual(outcomes([{ ...row, schoolYear: '2031-2032' }]), ['error yearUnknown classFirst'])
  assert.deepEqual(outcomes([{ ...row, email: 'a@school' }]), ['error emailInvalid'])
  assert.deepEqual(outcomes([{ ...row, phoneNumber: 'bij oma' }]), ['new leftOut'])
})
