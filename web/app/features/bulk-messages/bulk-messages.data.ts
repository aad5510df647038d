import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { bulkMessages } from '#protocol/features/bulk-messages.ts'
import type { Status } from '#ui/status-mark.tsx'

export type BulkMessage = Row<typeof bulkMessages>
export const listPath = '/internships/bulk_messages'
export const pathOf = (id: string) => `${listPath}/${id}`

export const messageMarks: Record<BulkMessage['status'], Status> = {
  draft: 'todo',
  planned: 'wait',
  sending: 'now',
  done: 'done',
  stopped: 'skip',
}

export const readMessage = (api: Client, id: string): Promise<BulkMessage> => api.find(bulkMessages, id)
