import { failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { requireSeen } from '#features/forms/save-form.ts'
import { checkLibraryFiles } from '#features/library/check-library-files.ts'
import { moveBetween } from '#protocol/declaring/lifecycle.ts'
import * as protocol from '#protocol/features/content/content-pages.ts'
import { liveWordsOf, type PageContent } from '#protocol/features/content/page-content.ts'
import { type PageRow, requireWhole, versionToShow } from './page-versions.ts'

const life = protocol.pageLife
const about = (id: string) => ({ type: 'contentPages', id })

/** Everybody reads this version from now on. What was planned for later is called off. */
async function goLive(tx: Tx, page: PageRow, version: { id: string; content: PageContent }, by: 'person' | 'clock') {
  const now = tx.registry.now()
  await tx.run(
    `update page_versions set publish_at = null, published_at = case when id = $2 then $3 else published_at end
     where page_id = $1 and (id = $2 or publish_at is not null)`,
    [page.id, version.id, now],
  )
  const wasOut = page.status !== 'draft' && page.publishedAt && page.publishedAt <= now
  const isOver = page.takeDownAt && page.takeDownAt <= now
  await tx.update(protocol.contentPages, page.id, {
    ...liveWordsOf(version.content),
    publishedAt: wasOut ? page.publishedAt : now,
    ...(isOver ? { takeDownAt: null } : {}),
    ...(by === 'person' ? { updatedBy: tx.me.id } : {}),
  })
  const tell = { contentPageId: page.id }
  const move = by === 'clock' ? life.appear : moveBetween([life.publish], page.status, 'published')
  if (move?.from.some((state) => state === page.status)) await tx.move(move, page, { tell })
  else tx.emit(protocol.contentPageUpdated, tell, about(page.id))
}

/** It is whole, and so are the files that it shows. */
async function requireShowable(tx: Tx, content: PageContent): Promise<void> {
  requireWhole(content)
  await checkLibraryFiles(tx, content.parts, 'content')
}

export const publishPage = handle(protocol.publishPage, async ({ subject, input, tx }) => {
  requireSeen(subject.revision, input.revision)
  const version = await versionToShow(tx, subject)
  await requireShowable(tx, version.content)
  await goLive(tx, subject, version, 'person')
})

const PUBLISH = 'publishPlannedPage'
const TAKE_DOWN = 'takeDownPage'

export const planPage = handle(protocol.planPage, async ({ subject, input: { publishAt = null, revision }, tx }) => {
  requireSeen(subject.revision, revision)
  if (publishAt && new Date(publishAt) <= tx.registry.now()) throw failField('page.past', 'publishAt')
  await tx.run('update page_versions set publish_at = null where page_id = $1 and publish_at is not null', [subject.id])
  if (publishAt) {
    const version = await versionToShow(tx, subject)
    await requireShowable(tx, version.content)
    await tx.run('update page_versions set publish_at = $2 where id = $1', [version.id, publishAt])
    const payload = { pageId: subject.id }
    tx.enqueue({ identifier: PUBLISH, payload, key: `${PUBLISH}:${subject.id}`, runAt: new Date(publishAt) })
  }
  tx.emit(protocol.contentPagePlanned, { contentPageId: subject.id }, about(subject.id))
})

/** When its moment has come, unless that was called off or put off meanwhile. */
export const publishPlanned = job(PUBLISH, ({ site, payload, road }) =>
  road.inTenant(site, async (tx) => {
    const rest = 'where id = $1 and removed_at is null for no key update'
    const page = await tx.rowFrom(protocol.contentPages, rest, [payload.pageId])
    if (!page) return
    const version = await tx.row<{ id: string; content: PageContent }>(
      'select id, content from page_versions where page_id = $1 and publish_at <= $2',
      [page.id, tx.registry.now()],
    )
    if (version) await goLive(tx, page, version, 'clock')
  }),
)

/** A page that is taken down at a moment is gone then by itself; this only says so. */
export function planTakeDown(tx: Tx, pageId: string, takeDownAt: string | Date | null | undefined): void {
  if (!takeDownAt) return
  const runAt = new Date(takeDownAt)
  tx.enqueue({ identifier: TAKE_DOWN, payload: { pageId }, key: `${TAKE_DOWN}:${pageId}`, runAt })
}

export const takeDownPlanned = job(TAKE_DOWN, ({ site, payload, road }) =>
  road.inTenant(site, async (tx) => {
    const rest = 'where id = $1 and take_down_at <= $2 for no key update'
    const page = await tx.rowFrom(protocol.contentPages, rest, [payload.pageId, tx.registry.now()])
    if (!page) return
    const tell = { contentPageId: page.id }
    await tx.moveAll(life.disappear, { id: page.id }, { set: { takeDownAt: null }, tell })
  }),
)
