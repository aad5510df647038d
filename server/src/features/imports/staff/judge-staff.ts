import type { Cells, ImportField } from '#protocol/features/imports.ts'
import { changesOf, groupBy, type JudgedRow, outcomeOf, type ReadRow } from '../import-row.ts'
import { CellReader } from '../read/read-cells.ts'
import { fullName, nameKey, type PersonName } from '../read/split-names.ts'
import type { TakenEmail } from '../students/judge-students.ts'

export type StaffData = PersonName & { code: string | null; email: string | null; phoneNumber: string | null }
export type StaffMember = PersonName & {
  id: string
  email: string
  status: string
  phoneNumber: string | null
  codes: string[]
}

export function readStaff(number: number, cells: Cells): ReadRow<StaffData> {
  const read = new CellReader(cells)
  const data = {
    ...read.name(),
    code: read.text('code', 20),
    email: read.email('email'),
    phoneNumber: read.phone('phoneNumber'),
  }
  if (!data.email && !read.raw('email')) read.add('emailMissing', 'email')
  return { number, cells, data, name: fullName(data), problems: read.problems }
}

const fields: ImportField[] = ['firstName', 'lastName', 'phoneNumber']

/** Teachers are known by their address, or by the code that files call them by. */
export function judgeStaff(
  rows: readonly ReadRow<StaffData>[],
  staff: readonly StaffMember[],
  takenEmails: readonly TakenEmail[],
): JudgedRow<StaffData>[] {
  const taken = new Map(takenEmails.map(({ email, person }) => [email, person]))
  const byEmail = groupBy(staff, ({ email }) => email.toLowerCase())
  const byCode = new Map(staff.flatMap((member) => member.codes.map((code) => [code, member])))
  const people = groupBy(rows, keyOf)
  return rows.map((row) => {
    const key = keyOf(row)
    const first = people.get(key)?.[0] ?? row
    const { data } = row
    const problems = [...row.problems]
    if (first !== row) {
      const isSame = JSON.stringify(first.data) === JSON.stringify(data)
      problems.push({ code: isSame ? 'repeated' : 'twiceInFile', params: { row: first.number } })
    }
    const mail = data.email?.toLowerCase()
    const member = (mail && byEmail.get(mail)?.[0]) || (data.code ? byCode.get(data.code.toLowerCase()) : undefined)
    const owner = mail ? taken.get(mail) : undefined
    if (owner) problems.push({ code: 'emailTaken', field: 'email', person: owner })
    const subjectId = member?.id ?? null
    if (!member || first !== row) {
      const outcome = outcomeOf(problems, first === row ? 'new' : 'unchanged')
      return { ...row, problems, outcome, changes: [], candidates: [], personKey: key, subjectId }
    }
    const changes = changesOf(fields, data, member)
    if ((data.infix ?? null) !== (member.infix ?? null))
      changes.push({ field: 'infix', from: member.infix, to: data.infix })
    if (data.code && !member.codes.includes(data.code.toLowerCase()))
      changes.push({ field: 'code', from: member.codes[0] ?? null, to: data.code })
    if (mail && mail !== member.email.toLowerCase()) problems.push({ code: 'emailKept', field: 'email' })
    const outcome = outcomeOf(problems, changes.length > 0 ? 'changed' : 'unchanged')
    return { ...row, problems, outcome, changes, candidates: [], personKey: key, subjectId }
  })
}

const keyOf = ({ data }: ReadRow<StaffData>) =>
  data.email ? `mail ${data.email.toLowerCase()}` : `name ${nameKey(data.firstName, data.infix, data.lastName)}`
