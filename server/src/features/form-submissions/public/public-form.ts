import { readToken } from '#auth/short-code.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/form-answering.ts'
import { formSubmissions, submissionStarted } from '#protocol/features/form-submissions.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { issueLink } from '../answer/form-links.ts'
import { publicState } from './public-state.ts'
import { requirePerson, startMark } from './start-mark.ts'

type Found = Omit<protocol.PublicForm, 'start' | 'content' | 'version'> & {
  id: string
  content: FormContent
  version: number
}

/** By the link or by the code beside it. Guessing is hopeless, and soon it is over altogether. */
async function findPublic(tx: Tx, call: Call, token: string): Promise<Found> {
  const found = await tx.row<Found>(
    `select f.id, v.content, v.number as version, v.content -> 'title' as title, o.name as owner,
       f.opens_on::text as "opensOn", f.closes_on::text as "closesOn",
       ${publicState('f')} as state
     from forms f join organizations o on o.id = f.organization_id
       join form_versions v on v.form_id = f.id and v.number = f.published_version
     where f.is_public and (f.public_token = $1 or f.public_code = $2)`,
    [token.trim(), readToken(token)],
  )
  if (found) return found
  await call.throttle.question(call.ip)
  throw fail('formLink.unknown')
}

export const openPublicForm = handle(protocol.openPublicForm, async ({ input, tx, call }) => {
  const { id, content, version, ...form } = await findPublic(tx, call, input.token)
  const seen = form.state === 'open' ? { content, version } : { content: null, version: null }
  return { status: 200, body: metaDocument({ ...form, ...seen, start: startMark(tx, id, new Date()) }) }
})

/** A row of its own from the first moment, so that nothing typed is lost; what nobody hands in goes after a week. */
export const startPublicForm = handle(protocol.startPublicForm, async ({ input, tx, call }) => {
  const { id: formId, state } = await findPublic(tx, call, input.token)
  if (state !== 'open') throw fail('publicForm.closed')
  requirePerson(tx, formId, input)
  await call.throttle.form(formId, call.ip)
  const { id } = await tx.insert(formSubmissions, {
    formId,
    role: 'other',
    status: 'in_progress',
    respondentId: tx.me.id,
    respondentName: input.name ?? null,
    respondentEmail: input.email ?? null,
  })
  tx.emit(submissionStarted, { formId, submissionId: id }, { type: 'formSubmissions', id })
  const token = await issueLink(tx, id, 'public', null)
  return { status: 201, body: metaDocument({ submissionId: id, token }), isSecret: true }
})
