import { failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import { requireSeen } from '#features/forms/save-form.ts'
import * as protocol from '#protocol/features/content/content-pages.ts'
import { foreignPart, isPageContent, liveWordsOf, pageProblems } from '#protocol/features/content/page-content.ts'
import { addVersion, contentOfRow, currentVersion, keepVersion, refusal } from './page-versions.ts'

const about = (id: string) => ({ type: 'contentPages', id })

/** What is written beside what everybody reads. Where nobody can read it yet there is nothing beside it to keep. */
export const savePage = handle(protocol.savePage, async ({ subject, input: { content, revision, keep }, me, tx }) => {
  // Whoever gives up what they wrote for what a colleague wrote still finds it in the history.
  const isGivenUp = keep === 'onlyInHistory'
  if (!isGivenUp) requireSeen(subject.revision, revision)
  const foreign = foreignPart(content)
  if (foreign) throw refusal([foreign])
  if (!isPageContent(content)) throw failField('page.blocks', 'content')
  if (isGivenUp) {
    await addVersion(tx, subject.id, content, { by: me.id, isCurrent: false })
    return
  }
  await keepVersion(tx, subject, content, keep === 'newVersion')
  const isHidden = subject.status === 'draft' && pageProblems(content).length === 0
  const words = isHidden ? liveWordsOf(content) : {}
  await tx.update(protocol.contentPages, subject.id, { ...words, revision: revision + 1, updatedBy: me.id })
})

export const copyPage = handle(protocol.copyPage, async ({ subject, me, tx }) => {
  const content = (await currentVersion(tx, subject.id))?.content ?? contentOfRow(subject)
  const taken = await tx.rows<{ slug: string }>('select slug from content_pages where kind = $1 and slug like $2', [
    subject.kind,
    `${subject.slug.slice(0, 70)}-%`,
  ])
  let number = 2
  const slugOf = () => `${subject.slug.slice(0, 70)}-${number}`
  while (taken.some(({ slug }) => slug === slugOf())) number += 1
  const copy = {
    ...content,
    title: {
      nl: `${content.title.nl.slice(0, 108)} (kopie)`,
      en: content.title.en && `${content.title.en.slice(0, 108)} (copy)`,
    },
  }
  const { titleNl, titleEn } = liveWordsOf(copy)
  const made = await tx.insert(protocol.contentPages, {
    ...{ kind: subject.kind, slug: slugOf(), readers: subject.readers, updatedBy: me.id },
    ...{ status: 'draft', titleNl, titleEn, blocksNl: [] },
  })
  await keepVersion(tx, made, copy)
  tx.emit(protocol.contentPageCreated, { contentPageId: made.id }, about(made.id))
  return { id: made.id, created: true }
})

export const removePage = handle(protocol.removePage, async ({ subject, tx }) => {
  if (subject.removedAt) return
  await tx.run('update content_pages set removed_at = now() where id = $1', [subject.id])
  tx.emit(protocol.contentPageRemoved, { contentPageId: subject.id }, about(subject.id))
})

export const returnPage = handle(protocol.returnPage, async ({ subject, tx }) => {
  if (!subject.removedAt) return
  const other = await tx.row(
    'select 1 as found from content_pages where kind = $1 and slug = $2 and removed_at is null',
    [subject.kind, subject.slug],
  )
  if (other) throw failField('page.slugTaken', 'slug')
  await tx.run('update content_pages set removed_at = null where id = $1', [subject.id])
  tx.emit(protocol.contentPageReturned, { contentPageId: subject.id }, about(subject.id))
})

/** Whoever threw a page away has a month to think better of it. */
export const clearRemovedPages = job(
  'clearRemovedPages',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(`delete from content_pages where removed_at < now() - interval '30 days'`)
    }),
  '40 3 * * *',
)
