import type { Cells } from '#protocol/features/imports.ts'
import type { ReadRow } from '../import-row.ts'
import { CellReader } from '../read/read-cells.ts'
import { firstOf, isInactive, readDate, readGender, startYear } from '../read/read-values.ts'
import { fullName, type PersonName } from '../read/split-names.ts'

export type StudentData = PersonName & {
  number: string | null
  eckId: string | null
  email: string | null
  /** By the pattern of the school, for when there is no address of one's own. */
  patternEmail: string | null
  phoneNumber: string | null
  gender: 'male' | 'female' | 'other' | null
  birthDate: string | null
  postalCode: string | null
  className: string | null
  level: string | null
  schoolYearId: string | null
  mentors: string[]
  guardianName: string | null
  guardianEmail: string | null
  guardianPhone: string | null
  secondGuardianName: string | null
  secondGuardianEmail: string | null
  /** The day on which somebody left, by the file itself. */
  departedOn: string | null
}

export type Year = { id: string; startYear: number }
export type ReadContext = { today: string; years: Year[]; schoolYearId: string | null; emailPattern: string | null }

export function readStudent(number: number, cells: Cells, context: ReadContext): ReadRow<StudentData> {
  const read = new CellReader(cells)
  const name = read.name()
  const studentNumber = read.text('number', 30, 'numberTooLong')
  if (studentNumber && !/\d/.test(studentNumber)) read.add('numberOdd', 'number')
  const classText = read.raw('className')
  const className = firstOf(classText) || null
  if (className && className.length > 60) read.add('textTooLong', 'className', { max: 60 })
  if (className && className !== classText) read.add('moreClasses', 'className')
  read.plain('className', classText)
  const data: StudentData = {
    ...name,
    number: studentNumber,
    eckId: read.text('eckId', 100),
    email: read.email('email'),
    patternEmail: patternEmail(context.emailPattern, studentNumber),
    phoneNumber: read.phone('phoneNumber'),
    gender: read.fitting('gender', readGender(read.raw('gender')) ?? null, Boolean(readGender(read.raw('gender')))),
    birthDate: birthDate(read, context.today),
    postalCode: read.postalCode('postalCode'),
    className,
    level: read.text('level', 60),
    schoolYearId: schoolYear(read, context),
    mentors: [read.raw('mentor'), read.raw('secondMentor')].filter(Boolean).map((text) => text.slice(0, 200)),
    guardianName: read.text('guardianName', 120),
    guardianEmail: read.email('guardianEmail', false),
    guardianPhone: read.phone('guardianPhone'),
    secondGuardianName: read.text('secondGuardianName', 120),
    secondGuardianEmail: read.email('secondGuardianEmail', false),
    departedOn: departure(read, context.today),
  }
  return { number, cells, data, name: fullName(data), problems: read.problems }
}

/** `{nummer}@school.nl`: an address that the school gives out by number. */
export function patternEmail(pattern: string | null, number: string | null): string | null {
  if (!pattern || !number) return null
  const local = number.replace(/[^\w.-]/g, '')
  return local ? pattern.replace('{nummer}', local).toLowerCase() : null
}

/** No date goes without a word: one that does not exist is told. */
function date(read: CellReader, field: 'birthDate' | 'departedOn', today: string): string | null {
  const text = read.raw(field)
  const day = readDate(text, today)
  if (text && !day) read.add('dateInvalid', field)
  return day ?? null
}

function birthDate(read: CellReader, today: string): string | null {
  const day = date(read, 'birthDate', today)
  if (!day || (day <= today && day > '1900-01-01')) return day
  read.add('dateInvalid', 'birthDate')
  return null
}

function departure(read: CellReader, today: string): string | null {
  const day = date(read, 'departedOn', today)
  if (day && day <= today) return day
  return isInactive(read.raw('active')) ? today : null
}

/** Without a column every row belongs to the year that was chosen. */
export function schoolYear(
  read: CellReader,
  { years, schoolYearId }: Pick<ReadContext, 'years' | 'schoolYearId'>,
): string | null {
  const text = read.raw('schoolYear')
  if (!text) return schoolYearId
  const start = startYear(text)
  const found = years.find((year) => year.startYear === start)
  if (!found) read.add('yearUnknown', 'schoolYear')
  return found?.id ?? null
}
