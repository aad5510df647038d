import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { tellLive } from './deliver.ts'

export async function forgetFilesOf(tx: Tx, messageIds: readonly string[]): Promise<void> {
  const files = await tx.rows<{ id: string }>(
    `select f.id from message_files m join files f on f.id = m.file_id where m.message_id = any($1) and f.kind = 'messageFile'`,
    [messageIds],
  )
  for (const { id } of files) await forgetFile(tx, id)
}

/** Its words and files go, that there was something stays. What nobody could have read yet goes as a whole. */
export const takeBackMessage = handle(protocol.takeBackMessage, async ({ subject, tx }) => {
  const { id, conversationId } = subject
  await tx.run('select 1 from conversations where id = $1 for no key update', [conversationId])
  await forgetFilesOf(tx, [id])
  const gone = await tx.run('delete from messages where id = $1 and number is null', [id])
  if (gone === 0) {
    await tx.run('update messages set body = null, phase_id = null, taken_back_at = now() where id = $1', [id])
    await tx.run(
      `update conversation_members m set unread = m.unread - 1, untold_since = case when m.unread > 1 then m.untold_since end
       from messages x where x.id = $1 and m.conversation_id = x.conversation_id and m.user_id is distinct from x.sender_id
         and m.read_number < x.number and m.unread > 0`,
      [id],
    )
  }
  await tellLive(tx, conversationId)
  return null
})
