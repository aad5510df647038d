import type { Client } from '#protocol/client.ts'
import { hostTypes, organizations } from '#protocol/features/organizations.ts'
import type { Choices } from '#protocol/shared/choices.ts'

type Asked = { most: number; search?: string } | { idIn: string[] }

/** Hosts to choose from by their names. All of them only when they are no more than `most`; else one searches. */
export async function hostsOf(api: Client, asked: Asked): Promise<Choices> {
  const size = 'idIn' in asked ? asked.idIn.length : asked.most
  const found = await api.list(organizations, {
    filter: {
      typeIn: [...hostTypes],
      ...('idIn' in asked ? { idIn: asked.idIn } : asked.search ? { search: asked.search } : {}),
    },
    fields: { organizations: ['name'] },
    page: { size, count: size },
  })
  if ('most' in asked && asked.search === undefined && found.isMore) return { choices: [], isMore: true }
  return { choices: found.map(({ id, name }) => ({ id, name })), isMore: false }
}
