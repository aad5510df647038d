import { isRowConflict } from '#protocol/features/import-problems.ts'
import type { Candidate, ImportField, RowProblem } from '#protocol/features/imports.ts'
import { changesOf, groupBy, type JudgedRow, outcomeOf, type ReadRow } from '../import-row.ts'
import { numberKey } from '../read/read-values.ts'
import { fullName, nameKey } from '../read/split-names.ts'
import type { StudentData } from './read-student.ts'

/** A student of the school as they are now. */
export type Student = {
  id: string
  email: string
  status: string
  firstName: string
  infix: string | null
  lastName: string
  phoneNumber: string | null
  gender: string | null
  number: string | null
  eckId: string | null
  birthDate: string | null
  postalCode: string | null
  level: string | null
  guardianName: string | null
  guardianEmail: string | null
  guardianPhone: string | null
  secondGuardianName: string | null
  secondGuardianEmail: string | null
  departedOn: string | null
  classes: { id: string; name: string; yearId: string; level: string | null }[]
}
export type School = {
  students: Student[]
  /** Addresses in the file that belong to somebody who is no student of this school. */
  takenEmails: TakenEmail[]
  groups: { id: string; name: string; yearId: string; level: string | null }[]
  makesClasses: boolean
  hasPattern: boolean
  /** Where some rows are judged anew: how many others of the file each class has. */
  others?: { schoolYearId: string | null; className: string; count: number }[]
}

/** Whoever has it is known when they belong to the same school. */
export type TakenEmail = { email: string; person: Person }
type Person = NonNullable<RowProblem['person']>

type Row = ReadRow<StudentData>
const lower = (text: string | null) => text?.toLowerCase() ?? null
const keyOf = (person: { firstName: string; infix: string | null; lastName: string }) =>
  nameKey(person.firstName, person.infix, person.lastName)

const plain: ImportField[] = [
  'firstName',
  'lastName',
  'number',
  'eckId',
  'phoneNumber',
  'gender',
  'birthDate',
  'postalCode',
  'guardianName',
  'guardianEmail',
  'guardianPhone',
  'secondGuardianName',
  'secondGuardianEmail',
]

/** Rows about one person have the same key: by what a school knows them by, else by address or birth date with a name. */
function personKey({ data }: Row): string {
  if (data.eckId) return `eck ${data.eckId}`
  if (data.number) return `number ${numberKey(data.number)}`
  return `name ${keyOf(data)} ${lower(data.email) ?? data.birthDate ?? ''}`
}

const classKey = ({ schoolYearId, className }: Pick<StudentData, 'schoolYearId' | 'className'>) =>
  `${schoolYearId} ${lower(className)}`

/** What a row says, however it is spelled: without leading zeros, capitals and addresses that we made ourselves. */
function saying({ patternEmail, ...data }: StudentData): string {
  const number = data.number && numberKey(data.number)
  const email = data.email === patternEmail ? null : lower(data.email)
  return JSON.stringify({ ...data, number, email, className: lower(data.className), level: lower(data.level) })
}

/** Fewer than this in a new class, and somebody had better look. */
const smallestClass = 3

/** Neither the first name nor the family name is the same: probably somebody else. A nickname or a marriage is not. */
function isSomebodyElse(data: StudentData, student: Student): boolean {
  const isFirst = nameKey(data.firstName) === nameKey(student.firstName)
  const isLast = nameKey(data.lastName) === nameKey(student.lastName)
  return !isFirst && !isLast
}

const personOf = (student: Student): Person => ({ id: student.id, name: fullName(student) })

const candidateOf = (student: Student): Candidate => ({
  id: student.id,
  name: fullName(student),
  number: student.number,
  className: student.classes.at(-1)?.name ?? null,
})

/** What every row of a file of students would do to the school as it is now. Changes nothing. */
export class StudentJudge {
  private readonly school: School
  private readonly byEck: Map<string, Student[]>
  private readonly byNumber: Map<string, Student[]>
  private readonly byEmail: Map<string, Student[]>
  private readonly byName: Map<string, Student[]>
  private readonly taken: Map<string, Person>
  private readonly classes: Map<string, { level: string | null }>
  private readonly years: Set<string | null>
  private readonly others: Map<string, number>
  private inFile = new Map<string, Row[]>()

  constructor(school: School) {
    this.school = school
    this.byEck = groupBy(school.students, ({ eckId }) => eckId)
    this.byNumber = groupBy(school.students, ({ number }) => number && numberKey(number))
    this.byEmail = groupBy(school.students, ({ email }) => email.toLowerCase())
    this.byName = groupBy(school.students, keyOf)
    this.taken = new Map(school.takenEmails.map(({ email, person }) => [email, person]))
    this.years = new Set(school.groups.map(({ yearId }) => yearId))
    this.others = new Map(school.others?.map((each) => [classKey(each), each.count]))
    this.classes = new Map(
      school.groups.map((group) => [classKey({ schoolYearId: group.yearId, className: group.name }), group]),
    )
  }

  judge(rows: readonly Row[]): JudgedRow<StudentData>[] {
    const people = groupBy(rows, personKey)
    const shared = sharedEmails(people)
    this.inFile = groupBy(rows, ({ data }) => classKey(data))
    return rows.map((row) => {
      const key = personKey(row)
      const first = people.get(key)?.[0] ?? row
      if (first !== row) return this.repeated(row, first, key)
      return this.first(row, key, shared)
    })
  }

  /** The same line again does nothing; another line about the same person is a question. */
  private repeated(row: Row, first: Row, key: string): JudgedRow<StudentData> {
    const isSame = saying(row.data) === saying(first.data)
    const hasNoMark = key.startsWith('name') && !row.data.email && !row.data.birthDate
    const other = row.data.className && classKey(row.data) !== classKey(first.data) ? 'twoClasses' : 'twiceInFile'
    const code = hasNoMark ? 'sameName' : isSame ? 'repeated' : other
    const problems = [...row.problems, { code, params: { row: first.number } }]
    const student = this.match(row.data)?.student
    return this.judged(row, key, student, problems, 'unchanged')
  }

  private first(row: Row, key: string, shared: Shared): JudgedRow<StudentData> {
    const { data } = row
    const problems = [...row.problems]
    const found = this.match(data)
    const student = found?.student
    const mail = lower(data.email)
    const hasIt = student && mail === student.email.toLowerCase()
    const isElse = found && found.by !== 'eckId' && isSomebodyElse(data, found.student)
    if (isElse && found.by === 'number')
      problems.push({ code: 'numberReused', field: 'number', person: personOf(found.student) })
    else if (isElse) problems.push(this.emailTaken(mail))
    else if (mail && !hasIt && shared.has(mail))
      problems.push({ code: 'sharedEmail', field: 'email', params: { row: otherRow(shared, mail, row) } })
    else if (mail && !hasIt && this.isTaken(mail, student)) problems.push(this.emailTaken(mail))
    if (data.departedOn) return this.leaving(row, key, student, problems)
    const namesakes = student ? [] : this.namesakes(data)
    if (namesakes.length > 0) problems.push({ code: 'samePerson' })
    if (!student && !data.email && !problems.some(({ field }) => field === 'email')) {
      if (data.patternEmail && !this.isTaken(data.patternEmail, undefined)) data.email = data.patternEmail
      else if (namesakes.length === 0) problems.push({ code: 'emailMissing', field: 'email' })
    }
    this.checkClass(data, problems)
    return this.judged(row, key, student, problems, 'new', namesakes)
  }

  /** Whoever has the address is named, so that one can go and look. */
  private emailTaken(mail: string | null): RowProblem {
    const [owner] = this.byEmail.get(mail ?? '') ?? []
    const person = owner ? personOf(owner) : this.taken.get(mail ?? '')
    return { code: 'emailTaken', field: 'email', ...(person ? { person } : {}) }
  }

  private isTaken(mail: string, student: Student | undefined): boolean {
    const owner = this.byEmail.get(mail)?.[0]
    return this.taken.has(mail) || (owner !== undefined && owner.id !== student?.id)
  }

  private match(data: StudentData): { student: Student; by: 'eckId' | 'number' | 'email' } | undefined {
    const one = (list: Student[] | undefined) => list?.[0]
    const eck = data.eckId ? one(this.byEck.get(data.eckId)) : undefined
    if (eck) return { student: eck, by: 'eckId' }
    const number = data.number ? one(this.byNumber.get(numberKey(data.number))) : undefined
    if (number) return { student: number, by: 'number' }
    const mail = data.email ? one(this.byEmail.get(data.email.toLowerCase())) : undefined
    return mail ? { student: mail, by: 'email' } : undefined
  }

  /** Who might be the same person: the same name and birth date, or the same name and nothing that speaks against it. */
  private namesakes(data: StudentData): Student[] {
    return (this.byName.get(keyOf(data)) ?? []).filter((student) => {
      if (data.birthDate && student.birthDate) return data.birthDate === student.birthDate
      return !data.number || !student.number
    })
  }

  private classOf(data: StudentData): { level: string | null } | undefined {
    return this.classes.get(classKey(data))
  }

  private checkClass(data: StudentData, problems: RowProblem[]): void {
    if (!data.className) {
      problems.push({ code: 'noClass', field: 'className' })
      return
    }
    const isKnown = Boolean(this.classOf(data))
    if (!isKnown && !this.school.makesClasses) problems.push({ code: 'classUnknown', field: 'className' })
    else if (!isKnown) problems.push({ code: this.isSlip(data) ? 'classNew' : 'classFirst', field: 'className' })
  }

  /** A class that the year does not know yet and hardly anybody is in may be a slip of the pen; a whole class is not. */
  private isSlip(data: StudentData): boolean {
    const key = classKey(data)
    const inFile = (this.inFile.get(key)?.length ?? 0) + (this.others.get(key) ?? 0)
    return this.years.has(data.schoolYearId) && inFile < smallestClass
  }

  /** The file itself says that somebody left. */
  private leaving(row: Row, key: string, student: Student | undefined, problems: RowProblem[]): JudgedRow<StudentData> {
    if (!student || student.departedOn || student.status === 'archived')
      return this.plainly(row, key, student, [...row.problems, { code: 'alreadyLeft' }], 'unchanged')
    return this.plainly(row, key, student, problems, 'departed')
  }

  private plainly(
    row: Row,
    key: string,
    student: Student | undefined,
    problems: RowProblem[],
    outcome: JudgedRow<StudentData>['outcome'],
  ): JudgedRow<StudentData> {
    const subjectId = student?.id ?? null
    return { ...row, problems, outcome, changes: [], candidates: [], personKey: key, subjectId }
  }

  private judged(
    row: Row,
    key: string,
    student: Student | undefined,
    problems: RowProblem[],
    otherwise: 'new' | 'unchanged',
    namesakes: Student[] = [],
  ): JudgedRow<StudentData> {
    const candidates = [...(student && problems.some(isRowConflict) ? [student] : []), ...namesakes].map(candidateOf)
    if (!student || problems.some(({ code }) => code === 'repeated')) {
      const outcome = outcomeOf(problems, otherwise)
      return { ...row, problems, outcome, changes: [], candidates, personKey: key, subjectId: student?.id ?? null }
    }
    const changes = this.changes(row.data, student, problems)
    const isMove = changes.some(({ field, from }) => field === 'className' && from !== null)
    const outcome = outcomeOf(problems, isMove ? 'moved' : changes.length > 0 ? 'changed' : 'unchanged')
    return { ...row, problems, outcome, changes, candidates, personKey: key, subjectId: student.id }
  }

  private changes(data: StudentData, student: Student, problems: RowProblem[]) {
    const isSameNumber = data.number && student.number && numberKey(data.number) === numberKey(student.number)
    const number = isSameNumber ? student.number : data.number
    const changes = changesOf(plain, { ...data, number }, student)
    if ((data.infix ?? null) !== (student.infix ?? null))
      changes.push({ field: 'infix', from: student.infix, to: data.infix })
    const isOther = lower(data.email) !== null && lower(data.email) !== student.email.toLowerCase()
    // Whoever decides where somebody's mail goes can become that person: an account in use keeps its address.
    if (isOther && student.status !== 'invited') {
      if (!problems.some(isRowConflict)) problems.push({ code: 'emailKept', field: 'email' })
    } else if (isOther) changes.push({ field: 'email', from: student.email, to: data.email })
    // Without a level in the file somebody who has none gets that of the class.
    const level = data.level ?? (student.level ? null : this.classOf(data)?.level)
    if (level && lower(level) !== lower(student.level)) changes.push({ field: 'level', from: student.level, to: level })
    const here = student.classes.filter(({ yearId }) => yearId === data.schoolYearId)
    if (data.className && !here.some(({ name }) => lower(name) === lower(data.className)))
      changes.push({ field: 'className', from: here[0]?.name ?? null, to: data.className })
    if (student.departedOn || student.status === 'archived') changes.push({ field: 'active', from: 'nee', to: 'ja' })
    return changes
  }

  /** Who is in the classes or levels that the file covers, but not in the file. Only a proposal. */
  missing(rows: readonly JudgedRow<StudentData>[]): { covered: number; rows: JudgedRow<object>[] } {
    const years = new Set(rows.map(({ data }) => data.schoolYearId))
    const classes = new Set(rows.map(({ data }) => classKey(data)))
    const levels = new Set(rows.map(({ data }) => lower(data.level)).filter(Boolean))
    const seen = new Set(rows.flatMap(({ subjectId, candidates }) => [subjectId, ...candidates.map(({ id }) => id)]))
    const covered = this.school.students.filter((student) => {
      if (student.departedOn || student.status === 'archived') return false
      const here = student.classes.filter(({ yearId }) => years.has(yearId))
      return here.some(
        ({ yearId, name, level }) =>
          classes.has(classKey({ schoolYearId: yearId, className: name })) || levels.has(lower(level ?? student.level)),
      )
    })
    const gone = covered.filter(({ id }) => !seen.has(id))
    return { covered: covered.length, rows: gone.map((student) => missingRow(student)) }
  }
}

function missingRow(student: Student): JudgedRow<object> {
  const { number, email } = student
  const className = student.classes.at(-1)?.name
  return {
    number: null,
    name: fullName(student),
    cells: { ...(number ? { number } : {}), email, ...(className ? { className } : {}) },
    data: {},
    problems: [{ code: 'missing' }],
    outcome: 'departed',
    changes: [],
    candidates: [],
    personKey: null,
    subjectId: student.id,
  }
}

/** Addresses that different people in the file have, twins with the mail of a parent, and on which rows. */
type Shared = Map<string, Row[]>

function sharedEmails(people: Map<string, Row[]>): Shared {
  const owners = groupBy(
    [...people.values()].flatMap(([first]) => first ?? []),
    ({ data }) => lower(data.email),
  )
  return new Map([...owners].filter(([, rows]) => rows.length > 1))
}

const otherRow = (shared: Shared, mail: string, { number }: Row): number =>
  shared.get(mail)?.find((other) => other.number !== number)?.number ?? number
