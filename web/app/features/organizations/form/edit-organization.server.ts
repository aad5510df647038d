import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import type { Session } from '#lib/session.server.ts'
import { isHostType, organizations } from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { fieldNames, type Values } from './organization-fields.tsx'

type Context = Readonly<RouterContextProvider>

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** Everything that the form shows. Who looks after it can be handed only to an organization of one's own. */
export async function readForEdit(context: Context, id: string, session: Session) {
  const api = context.get(apiContext)
  const [row, all] = await Promise.all([
    api.find(organizations, id, { include: ['profile', 'tags', 'center'] }),
    api.list(tags, { page: { size: 500 } }),
  ])
  const both: Record<string, unknown> = { ...row.profile, ...row }
  const values: Values = Object.fromEntries(fieldNames.map((name) => [name, textOf(both[name])]))
  const current = row.center ? [{ id: row.center.id, name: textOf(row.center.name) }] : []
  const own = session.organizations
    .filter(({ isRunByMe, type }) => isRunByMe && !isHostType(type))
    .map(({ id: ownId, name }) => ({ id: ownId, name }))
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    logoId: row.logoId ?? null,
    updatedAt: row.updatedAt,
    can: row.can,
    values,
    tagIds: row.tags.map((tag) => tag.id),
    tags: all.map(({ id: tagId, name }) => ({ id: tagId, name })),
    centers: [...current, ...own].filter(
      (each, index, list) => list.findIndex((other) => other.id === each.id) === index,
    ),
  }
}
