import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { notifications } from '#protocol/features/notifications.ts'

export type Notice = Pick<Row<typeof notifications>, 'id' | 'kind' | 'detail' | 'readAt' | 'createdAt'> & {
  organization: string | null
}

export async function findNotices(api: Client, page: { number: number; size: number }) {
  const rows = await api.list(notifications, { include: ['organization'], page })
  const notices: Notice[] = rows.map(({ id, kind, detail, readAt, createdAt, organization }) => ({
    id,
    kind,
    detail,
    readAt,
    createdAt,
    organization: organization?.name ?? null,
  }))
  return { notices, records: rows.records }
}
