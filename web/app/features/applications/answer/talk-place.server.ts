import type { Client } from '#protocol/client.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { nextTalk } from './talk-moment.ts'

type Address = { id?: string; street?: unknown; houseNumber?: unknown; city?: unknown }

/** Dorpsstraat 12, Wezep. */
export const addressOf = (of: Address | null | undefined): string =>
  [[of?.street, of?.houseNumber].filter(Boolean).join(' '), of?.city].filter(Boolean).join(', ')

/** When and where a talk is proposed unless somebody says otherwise: tomorrow after school, at the organization. */
export async function readTalk(api: Client, organizationId: string | undefined) {
  if (!organizationId) return { ...nextTalk(), place: '' }
  const { profile } = await api.find(organizations, organizationId, { include: ['profile'] })
  return { ...nextTalk(), place: addressOf(profile) }
}
