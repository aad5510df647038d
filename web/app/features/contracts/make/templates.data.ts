import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { contractTemplates } from '#protocol/features/contract-templates.ts'
import type { Option } from '#ui/select-field.tsx'

/** Those that contracts can be made with, the school's own first. */
export async function publishedTemplates(api: Client): Promise<Option[]> {
  const found = await api.list(contractTemplates, {
    filter: { statusEq: 'active' },
    include: ['school'],
    page: { size: 100 },
  })
  return found
    .filter(({ publishedVersion }) => publishedVersion !== null && publishedVersion !== undefined)
    .toSorted((one, other) => Number(!one.school) - Number(!other.school))
    .map(({ id, name }) => ({ value: id, label: name }))
}

/** For a form that is also there where contracts are not made here. */
export const templateChoices = async (api: Client, { can }: Session): Promise<Option[]> =>
  can.makeContracts ? publishedTemplates(api) : []
