import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/saved-views.ts'
import { worksAt } from './works-at.ts'

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Two at once wait for one another, so that neither slips past the most one may have. */
async function viewsOf(tx: Tx, list: string): Promise<{ id: string; name: string }[]> {
  await tx.row('select id from users where id = $1 for no key update', [tx.me.id])
  return tx.rows('select id, name from saved_views where user_id = $1 and list = $2', [tx.me.id, list])
}

export const saveView = handle(protocol.saveView, async ({ input: { replace, ...input }, me, tx }) => {
  const kept = await viewsOf(tx, input.list)
  const query = input.query.replace(/^\?/, '')
  const same = kept.find(({ name }) => isSameName(name, input.name))
  if (same && !replace) throw failField('record.nameTaken', 'name', { name: same.name })
  if (same) {
    await tx.update(protocol.savedViews, same.id, { name: input.name, query })
    return { id: same.id }
  }
  if (kept.length >= protocol.mostSavedViews) throw fail('savedView.tooMany', { max: protocol.mostSavedViews })
  const row = await tx.insert(protocol.savedViews, { ...input, query, userId: me.requireId() })
  return { id: row.id, created: true }
})

export const renameView = handle(protocol.renameView, async ({ subject, input, tx }) => {
  const others = (await viewsOf(tx, subject.list)).filter(({ id }) => id !== subject.id)
  if (others.some(({ name }) => isSameName(name, input.name)))
    throw failField('record.nameTaken', 'name', { name: input.name })
  await tx.update(protocol.savedViews, subject.id, input)
})

/** Where one works now; whoever works at several chooses one first. */
export const shareView = handle(protocol.shareView, async ({ subject, me, tx }) => {
  const places = worksAt(me)
  const at = me.currentOrganizationId ?? (places.length === 1 ? places[0] : undefined)
  if (!at || !places.includes(at)) throw fail('savedView.noOrganization')
  await tx.update(protocol.savedViews, subject.id, { sharedWithId: at })
})

/** Whoever took it over has a copy of their own, and keeps that. */
export const withdrawView = handle(protocol.withdrawView, async ({ subject, tx }) => {
  await tx.update(protocol.savedViews, subject.id, { sharedWithId: null })
})

export const deleteView = handle(protocol.deleteView, async ({ subject, tx }) => {
  await tx.remove(protocol.savedViews, subject.id)
  return null
})
