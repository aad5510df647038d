import { randomBytes } from 'node:crypto'
import { newCode } from '#auth/short-code.ts'
import { Failure, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { changesBetween } from '#protocol/features/forms/changes.ts'
import { contentProblems } from '#protocol/features/forms/checks.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import * as protocol from '#protocol/features/forms.ts'
import { checkContent, requireSeen } from './save-form.ts'

/** What keeps it from being published is told all at once, with where it is. */
function requireReady(content: FormContent): void {
  const problems = contentProblems(content)
  if (problems.length === 0) return
  const source = { pointer: '/data/attributes/content' }
  throw new Failure([{ code: 'form.unfinished', params: { count: problems.length }, source, meta: { problems } }])
}

/** A version that never changes any more. */
export async function addVersion(tx: Tx, formId: string, number: number, content: FormContent, by: string | null) {
  const before = await tx.row<{ content: FormContent }>(
    'select content from form_versions where form_id = $1 and number = $2',
    [formId, number - 1],
  )
  const changes = before ? JSON.stringify(changesBetween(before.content, content)) : null
  await tx.run(
    `insert into form_versions (form_id, number, content, changes, published_by_id) values ($1, $2, $3, $4, $5)`,
    [formId, number, JSON.stringify(content), changes, by],
  )
}

export const publishForm = handle(protocol.publishForm, async ({ subject, input, me, tx }) => {
  requireSeen(subject.revision, input.revision)
  const content = checkContent(subject.content)
  requireReady(content)
  const number = (subject.publishedVersion ?? 0) + 1
  await addVersion(tx, subject.id, number, content, me.id)
  await tx.move(protocol.formLife.publish, subject, {
    set: { publishedVersion: number, publishedAt: sql`now()` },
    tell: { version: number },
  })
})

export const closeForm = handle(protocol.closeForm, async ({ subject, tx }) => {
  await tx.move(protocol.formLife.close, subject, { tell: {} })
})
export const reopenForm = handle(protocol.reopenForm, async ({ subject, tx }) => {
  await tx.move(protocol.formLife.reopen, subject, { tell: {} })
})

/** The link stays as long as it is on: it may hang on a wall. */
export const shareForm = handle(protocol.shareForm, async ({ subject, input, tx }) => {
  const { isPublic, opensOn = null, closesOn = null, maxSubmissions = null } = input
  if (opensOn && closesOn && closesOn < opensOn) throw failField('form.days', 'closesOn')
  const keys = isPublic
    ? {
        publicToken: subject.publicToken ?? randomBytes(16).toString('base64url'),
        publicCode: subject.publicCode ?? newCode(),
      }
    : { publicToken: null, publicCode: null }
  await tx.update(protocol.forms, subject.id, { isPublic, ...keys, opensOn, closesOn, maxSubmissions })
  if (isPublic !== subject.isPublic) tx.emit(protocol.formShared, { isPublic }, { type: 'forms', id: subject.id })
})
