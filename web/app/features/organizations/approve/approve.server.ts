import { ApiError, type Client } from '#protocol/client.ts'
import { registrations } from '#protocol/features/joining.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { nameOf } from '../organization/organization.server.ts'

const MOST = 50
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** Who waits, oldest first, and everything about the one that is up. */
export async function readQueue(api: Client, asked: string | null) {
  const found = await api.list(organizations, {
    filter: { statusEq: 'pending' },
    sort: 'createdAt',
    include: ['profile', 'tags'],
    page: { size: MOST },
  })
  const waiting = found
    .filter((row) => row.can.approveOrganization)
    .map((row) => ({ id: row.id, name: row.name, city: row.city ?? '', type: row.type, createdAt: row.createdAt }))
  const row =
    found.find(({ id }) => id === asked && waiting.some((each) => each.id === id)) ??
    found.find(({ id }) => id === waiting[0]?.id)
  if (!row) return { waiting, records: 0, current: null }
  const [same, [contact]] = await Promise.all([
    api.list(organizations, { filter: { duplicatesOf: row.id }, page: { size: 5 } }),
    api.list(registrations, { filter: { organizationIdEq: row.id } }),
  ])
  const { profile } = row
  return {
    waiting,
    records: found.records,
    current: {
      id: row.id,
      name: row.name,
      type: row.type,
      sector: row.sector ?? null,
      chamberNumber: textOf(row.chamberNumber),
      createdAt: row.createdAt,
      description: textOf(profile?.description),
      website: textOf(profile?.website),
      email: textOf(profile?.email),
      phoneNumber: textOf(profile?.phoneNumber),
      address: [
        [textOf(profile?.street), textOf(profile?.houseNumber)].filter(Boolean).join(' '),
        [textOf(profile?.postalCode), textOf(profile?.city)].filter(Boolean).join(' '),
      ].filter(Boolean),
      contact: contact
        ? { name: nameOf(contact), email: contact.email, phoneNumber: textOf(contact.phoneNumber) }
        : null,
      duplicates: same.map(({ id, name, city, status }) => ({ id, name, city: city ?? '', status })),
    },
  }
}
export type Queue = Awaited<ReturnType<typeof readQueue>>
export type Waiting = NonNullable<Queue['current']>

/** There are others that this one may be. */
export const hasDuplicates = async (api: Client, id: string): Promise<boolean> =>
  (await api.list(organizations, { filter: { duplicatesOf: id }, page: { size: 1 } })).length > 0

/** What was decided meanwhile. */
export async function readDecided(api: Client, id: string) {
  try {
    const row = await api.find(organizations, id)
    if (row.status !== 'approved' && row.status !== 'denied') return null
    return { name: row.name, status: row.status }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
