import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { unknownVariables } from '#protocol/features/bulk-message-text.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { mostPeople } from './limits.ts'
import { sendOff } from './send-batch.ts'
import { notReached } from './states.ts'
import { reachedBy } from './whom.ts'

type Draft = RowOf<typeof protocol.bulkMessages>
const life = protocol.bulkMessageLife

/** A text that can go: in Dutch always, in English wholly or not at all, and nothing left between braces. */
export function requireWritten({ subject, body, subjectEn, bodyEn }: Draft): void {
  if (!subject) throw failField('required', 'subject')
  if (!body) throw failField('required', 'body')
  if (Boolean(subjectEn) !== Boolean(bodyEn))
    throw failField('bulkMessage.halfEnglish', subjectEn ? 'bodyEn' : 'subjectEn')
  for (const [field, text] of Object.entries({ subject, body, subjectEn, bodyEn })) {
    const [name] = unknownVariables(text ?? '')
    if (name) throw failField('bulkMessage.unknownVariable', field, { name: `{${name}}` })
  }
}

/** Everybody whom it is for, one row each, and whoever is left out with why. */
async function writeDown(tx: Tx, draft: Draft): Promise<{ total: number; leftOut: number }> {
  const params = new Params()
  const reached = reachedBy(tx, draft, params)
  const rows = await tx.rows<{ isLeftOut: boolean; count: number }>(
    `with ${reached}, made as (
       insert into bulk_message_recipients (bulk_message_id, person_key, user_id, email, name, first_name, locale, student_ids,
         internship_ids, left_out)
       select ${params.own(draft.id)}::uuid, r.key, r.user_id, r.email, case when r.user_id is null then r.name end,
         case when r.user_id is null then r.first_name end, r.locale, r.student_ids, r.internship_ids, r.left_out
       from reached r order by r.name, r.key returning left_out)
     select left_out is not null as "isLeftOut", count(*)::int as count from made group by 1`,
    params.values,
  )
  const count = (isLeftOut: boolean) => rows.find((row) => row.isLeftOut === isLeftOut)?.count ?? 0
  return { total: count(false), leftOut: count(true) }
}

/** What the sender was told is what happens: with another number than they saw nothing goes. */
export const sendBulkMessage = handle(protocol.sendBulkMessage, async ({ subject: draft, input, tx }) => {
  const { expected, sendAt = null } = input
  requireWritten(draft)
  if (sendAt && new Date(sendAt) <= tx.registry.now()) throw failField('bulkMessage.past', 'sendAt')
  const { total, leftOut } = await writeDown(tx, draft)
  if (total === 0) throw fail('bulkMessage.nobody')
  if (total > mostPeople) throw fail('bulkMessage.tooMany', { max: mostPeople })
  if (total !== expected) throw fail('bulkMessage.otherNumber', { count: total })
  if (sendAt) await tx.move(life.plan, draft, { set: { total, leftOut, sendAt: new Date(sendAt) } })
  else
    await tx.move(life.send, draft, {
      set: { total, leftOut, startedAt: sql`now()` },
      tell: { bulkMessageId: draft.id, recipients: total },
      about: { type: 'organizations', id: draft.organizationId },
    })
  tx.enqueue(sendOff(draft, sendAt ? new Date(sendAt) : undefined))
})

/** It is a draft again; who was chosen is looked up anew when it goes after all. */
export const cancelBulkMessage = handle(protocol.cancelBulkMessage, async ({ subject, tx }) => {
  await tx.move(life.cancel, subject, { set: { sendAt: null, total: 0, leftOut: 0 } })
  await tx.run('delete from bulk_message_recipients where bulk_message_id = $1', [subject.id])
})

export const stopBulkMessage = handle(protocol.stopBulkMessage, async ({ subject, tx }) => {
  await tx.move(life.stop, subject, { set: { finishedAt: sql`now()`, waitsUntil: null } })
})

/** Whose mail came back, and whose turn never came. Who has it in the product gets only the mail once more. */
export const sendBulkMessageAgain = handle(protocol.sendBulkMessageAgain, async ({ subject, tx }) => {
  const again = await tx.run(
    `update bulk_message_recipients r set sent_at = null, mail_id = null, attempt = r.attempt + 1
     where r.bulk_message_id = $1 and ${notReached('r')}`,
    [subject.id],
  )
  const { waiting } = await tx.one<{ waiting: number }>(
    `select count(*)::int as waiting from bulk_message_recipients
     where bulk_message_id = $1 and sent_at is null and left_out is null`,
    [subject.id],
  )
  if (again + waiting === 0) throw fail('bulkMessage.allReached')
  await tx.move(life.sendAgain, subject, {
    set: { finishedAt: null, startedAt: sql`now()` },
    tell: { bulkMessageId: subject.id, recipients: waiting },
    about: { type: 'organizations', id: subject.organizationId },
  })
  tx.enqueue(sendOff(subject))
})
