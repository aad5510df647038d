import { Failure, fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/imports.ts'
import type { ImportRecord } from '../find-import.ts'
import { countRows } from '../preview/preview-import.ts'
import { fullName } from '../read/split-names.ts'
import { ownedAddresses } from './mentor-address.ts'

/** Who a mentor in the file is: somebody of the school, somebody new, or nobody. What a code means is remembered. */
export const decideImportMentor = handle(protocol.decideImportMentor, async ({ subject: record, input, tx }) => {
  const known = record.mentors.find(({ text }) => text === input.mentor)
  if (!known) throw fail('record.missing')
  const { isFound: _, ...rest } = known
  const next: protocol.ImportMentor = { ...rest, decision: input.decision, userId: null, name: null, email: null }
  if (input.decision === 'link') {
    const [member] = await tx.rows<{ id: string; email: string; firstName: string; infix: string; lastName: string }>(
      `select u.id, u.email, u.first_name as "firstName", u.infix, u.last_name as "lastName" from users u
       where u.id = $1 and u.status <> 'archived' and exists (select 1 from roles r
         where r.user_id = u.id and r.organization_id = $2 and r.name in ('mentor', 'admin'))`,
      [input.userId ?? null, record.organizationId],
    )
    if (!member) throw fail('relation.missing', { name: 'mentor' }, { pointer: '/data/attributes/userId' })
    Object.assign(next, { userId: member.id, name: fullName(member), email: member.email })
  }
  if (input.decision === 'create') {
    const missing = (['firstName', 'lastName', 'email'] as const).filter((field) => !input[field])
    if (missing.length > 0) throw new Failure(missing.flatMap((field) => failField('required', field).details))
    const name = { firstName: input.firstName ?? '', infix: input.infix ?? null, lastName: input.lastName ?? '' }
    Object.assign(next, { name: fullName(name), email: input.email, person: name })
    await checkAddress(tx, record, next)
  }
  const mentors = record.mentors.map((mentor) => (mentor === known ? next : mentor))
  await tx.run('update imports set mentors = $2::jsonb where id = $1', [record.id, JSON.stringify(mentors)])
  await countRows(tx, record.id)
})

/** Nobody else has the address of somebody new: no account, no student in the file, no other new mentor. */
async function checkAddress(tx: Tx, record: ImportRecord, { text, name, email }: protocol.ImportMentor): Promise<void> {
  const [owned] = await ownedAddresses(tx, record.id, [email ?? ''])
  if (owned?.isUsed) throw failField('emailTaken', 'email')
  if (owned) throw failField('import.pupilAddress', 'email')
  const isOthers = record.mentors.some(
    (mentor) =>
      mentor.text !== text &&
      mentor.decision === 'create' &&
      mentor.email?.toLowerCase() === email?.toLowerCase() &&
      mentor.name !== name,
  )
  if (isOthers) throw failField('emailTaken', 'email')
}
