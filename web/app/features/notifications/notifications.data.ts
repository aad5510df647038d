import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { notificationKinds } from '#protocol/generated/notification-kinds.ts'
import { type NoticeTopic, topicOf } from './notice-groups.ts'

export type Notice = Pick<Row<typeof notifications>, 'id' | 'kind' | 'detail' | 'path' | 'readAt' | 'createdAt'> & {
  organization: string | null
}
type Asked = { page: { number: number; size: number }; onlyNew: boolean; topic: NoticeTopic | undefined }

export async function findNotices(api: Client, { page, onlyNew, topic }: Asked) {
  const filter = {
    ...(onlyNew ? { readAtNull: true } : {}),
    ...(topic ? { kindIn: notificationKinds.filter((kind) => topicOf(kind) === topic) } : {}),
  }
  const rows = await api.list(notifications, { include: ['organization'], page, filter })
  const notices: Notice[] = rows.map(({ id, kind, detail, path, readAt, createdAt, organization }) => ({
    id,
    kind,
    detail,
    path,
    readAt,
    createdAt,
    organization: organization?.name ?? null,
  }))
  return { notices, records: rows.records }
}
