import { fail, failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { waitsUntil } from '#protocol/features/message-night.ts'
import { phases } from '#protocol/features/phases.ts'
import { takeUpload } from '#server/files/uploads.ts'
import { isMinor } from './conversations.policy.ts'
import { deliver } from './deliver.ts'
import { tendMembers } from './members.ts'

/** A step of the internship that it is about, or of the student in it, as far as its writer may see it. */
async function requirePhase(tx: Tx, phaseId: string, { internshipId, studentId }: About): Promise<void> {
  const phase = await tx.find(phases, phaseId)
  const fits = internshipId ? phase.internshipId === internshipId : phase.studentId === studentId
  if (!fits) throw failField('relation.missing', 'phaseId', { name: 'phase' })
}
type About = { id: string; internshipId: string | null; studentId: string | null }

/** Somebody under age is to read it, who did not write it themselves. */
const reachesMinor = (tx: Tx, { studentId }: About, senderId: string) =>
  tx.row(`select 1 where $1::uuid <> $2::uuid and ${isMinor('$1::uuid')}`, [studentId, senderId])

/**
 * It is written down, and arrives now or in the morning. The conversation is held while this runs: two writers come one after
 * the other.
 */
export const sendMessage = handle(protocol.sendMessage, async ({ subject, input, me, tx }) => {
  const { madeId, body = null, phaseId = null, isUrgent } = input
  const fileIds = input.fileIds ?? []
  const senderId = me.requireId()
  // The answer to the first time was lost on the way.
  const known = [subject.id, senderId, madeId]
  if (await tx.row('select 1 from messages where conversation_id = $1 and sender_id = $2 and made_id = $3', known))
    return
  if (!body && fileIds.length === 0) throw failField('message.empty', 'body')
  if (subject.kind === 'internship') {
    await tendMembers(tx, subject.id)
    const isIn = await tx.row(
      'select 1 from conversation_members where conversation_id = $1 and user_id = $2 and left_at is null',
      [subject.id, senderId],
    )
    if (!isIn) throw fail('access.forbidden')
  }
  if (phaseId) await requirePhase(tx, phaseId, subject)
  const night = isUrgent ? null : waitsUntil(tx.registry.now())
  const dueAt = night && (await reachesMinor(tx, subject, senderId)) ? night : null
  const { id } = await tx.one<{ id: string }>(
    `insert into messages (conversation_id, sender_id, made_id, body, phase_id, is_urgent, due_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [subject.id, senderId, madeId, body, phaseId, isUrgent ?? false, dueAt],
  )
  for (const [position, fileId] of fileIds.entries()) {
    await takeUpload(tx, fileId, 'messageFile', 'fileIds')
    await tx.run('insert into message_files (message_id, file_id, position) values ($1, $2, $3)', [
      id,
      fileId,
      position,
    ])
  }
  if (dueAt)
    tx.enqueue({ identifier: 'releaseMessage', payload: { messageId: id }, key: `release:${id}`, runAt: dueAt })
  else await deliver(tx, { id, conversationId: subject.id, senderId })
})

/** In the morning: what was not taken back arrives. */
export const releaseMessage = job('releaseMessage', ({ site, payload, road }) =>
  road.inTenant(site, async (tx) => {
    const message = await tx.row<{ id: string; conversationId: string; senderId: string | null }>(
      `select m.id, m.conversation_id as "conversationId", m.sender_id as "senderId" from messages m
       join conversations c on c.id = m.conversation_id where m.id = $1 and m.number is null and m.due_at <= $2
       for no key update of c, m`,
      [payload.messageId, tx.registry.now()],
    )
    if (message) await deliver(tx, message)
  }),
)
