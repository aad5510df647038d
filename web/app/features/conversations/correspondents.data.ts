import type { Client } from '#protocol/client.ts'
import { correspondents } from '#protocol/features/conversations.ts'

/** People to whom one may write, by the beginning of their names. */
export async function readCorrespondents(api: Client, search: string) {
  const found = await api.list(correspondents, { filter: search ? { search } : {}, page: { size: 20 } })
  return [...found].map(({ id, name, organizationName }) => ({
    value: id,
    label: name,
    ...(organizationName ? { hint: organizationName } : {}),
  }))
}
