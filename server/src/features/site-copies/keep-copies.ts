import { failField } from '#engine/fail.ts'
import { type HandledJob, handle, job } from '#engine/feature.ts'
import { editors } from '#features/content/content-pages.policy.ts'
import * as protocol from '#protocol/features/site-copies.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import type { Storage } from '#server/files/storage.ts'
import { forgetParts } from './archive-parts.ts'
import { IMPORT } from './import-copy.ts'
import { beginCopy, MAKE } from './make-copy.ts'

const life = protocol.siteCopyLife
const about = (id: string) => ({ type: 'siteCopies', id })

const toMake = { kind: 'export', status: 'making' } as const

export const makeSiteCopy = handle(
  protocol.makeSiteCopy,
  async ({ me, tx }) => {
    const row = await beginCopy(tx, { ...toMake, name: `${tx.site.key}-${dutchDay()}.zip`, madeBy: me.id })
    tx.emit(protocol.siteCopyAsked, { siteCopyId: row.id }, about(row.id))
    tx.enqueue({ identifier: MAKE, payload: { copyId: row.id }, key: `copy:${row.id}` })
    return { id: row.id, created: true }
  },
  editors,
)

/** How it is now is kept first, so that this can be taken back by putting that back. */
export const importSiteCopy = handle(protocol.importSiteCopy, async ({ subject, input: { parts }, me, tx }) => {
  if (parts.length === 0) throw failField('copy.parts', 'parts')
  await tx.move(life.start, subject, {
    set: { chosen: [...new Set(parts)], done: 0 },
    tell: { siteCopyId: subject.id },
  })
  const before = await beginCopy(tx, { ...toMake, name: `${tx.site.key}-${dutchDay()}-before.zip`, madeBy: me.id })
  tx.emit(protocol.siteCopyAsked, { siteCopyId: before.id }, about(before.id))
  tx.enqueue({ identifier: IMPORT, payload: { copyId: subject.id, beforeId: before.id }, key: `copy:${subject.id}` })
})

export const cancelSiteCopy = handle(protocol.cancelSiteCopy, async ({ subject, tx }) => {
  await tx.move(life.cancel, subject, { set: { plan: null, finishedAt: new Date() }, tell: { siteCopyId: subject.id } })
  tx.enqueue({ identifier: FORGET, payload: { copyId: subject.id }, key: `forget:${subject.id}` })
})

const FORGET = 'forgetSiteCopy'
export const forgetCopy = (storage: Storage): HandledJob =>
  job(FORGET, ({ site, payload: { copyId = '' }, road }) =>
    road.inTenant(site, async (tx) => {
      const [row] = await tx.rows<{ parts: number }>('select parts from site_copies where id = $1', [copyId])
      await forgetParts({ storage, siteId: site.id, copyId }, row?.parts ?? 0)
      await tx.run('update site_copies set parts = 0 where id = $1', [copyId])
    }),
  )

/** Whoever wants to keep a copy has saved it; and what nobody decided about in that time, nobody will. */
export const forgetCopies = (storage: Storage): HandledJob =>
  job(
    'forgetSiteCopies',
    ({ site, road }) =>
      road.inTenant(site, async (tx) => {
        const old = await tx.rows<{ id: string; parts: number }>(
          `delete from site_copies where created_at < now() - make_interval(days => $1) returning id, parts`,
          [protocol.copyRules.keptDays],
        )
        for (const { id, parts } of old) await forgetParts({ storage, siteId: site.id, copyId: id }, parts)
      }),
    '20 3 * * *',
  )
