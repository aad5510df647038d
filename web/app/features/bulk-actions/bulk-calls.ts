import { Client, type Transport } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import {
  bulkActionItems,
  bulkActions,
  busyStatuses,
  cancelBulkAction,
  undoBulkAction,
} from '#protocol/features/bulk-actions.ts'

export type Progress = Row<typeof bulkActions>
export type Item = Row<typeof bulkActionItems>

const transport: Transport = async ({ method, path, headers, body, signal }) => {
  const answer = await fetch(path, { method, headers, body, signal })
  return { status: answer.status, headers: {}, body: await answer.text() }
}
/** As long as a page is open it asks for itself; the session's cookies go along. */
const api = new Client(transport)

export const SHOWN = 50
export const isBusy = ({ status }: Progress) => busyStatuses.some((busy) => busy === status)

export const readBulk = (id: string) => api.find(bulkActions, id, { timeoutMs: 10_000 })
export const cancelBulk = (id: string) => api.run(cancelBulkAction, id)
export const undoBulk = (id: string) => api.run(undoBulkAction, id)

/** What somebody started last, so that a page that is opened again shows how it goes. */
export async function latestBulk(resourceType: string): Promise<Progress | undefined> {
  const [latest] = await api.list(bulkActions, { filter: { resourceTypeEq: resourceType }, page: { size: 1 } })
  return latest
}

/** The rows that were left as they were, and why. What was done and stays so after an undo is what the undo left. */
export const leftRows = (id: string, isUndo: boolean) =>
  api.list(bulkActionItems, {
    filter: { bulkActionIdEq: id, outcomeIn: isUndo ? ['done'] : ['failed', 'skipped'] },
    page: { size: SHOWN },
  })
