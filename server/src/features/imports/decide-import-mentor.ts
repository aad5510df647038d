import { Failure, fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/imports.ts'
import type { ImportRecord } from './find-import.ts'
import { fullName } from './names.ts'

/** Who a mentor in the file is: somebody of the school, somebody new, or nobody. What a code means is remembered. */
export const decideImportMentor = handle(protocol.decideImportMentor, async ({ subject, input, tx }) => {
  const record = subject as ImportRecord
  const known = record.mentors.find(({ text }) => text === input.mentor)
  if (!known) throw fail('record.missing')
  const next: protocol.ImportMentor = { ...known, decision: input.decision, userId: null, name: null, email: null }
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
    const taken = await tx.row('select 1 from users where email_key = lower($1)', [input.email])
    if (taken) throw failField('emailTaken', 'email')
    const name = { firstName: input.firstName ?? '', infix: input.infix ?? null, lastName: input.lastName ?? '' }
    Object.assign(next, { name: fullName(name), email: input.email, person: name })
  }
  const mentors = record.mentors.map((mentor) => (mentor === known ? next : mentor))
  await tx.run('update imports set mentors = $2::jsonb where id = $1', [record.id, JSON.stringify(mentors)])
})
