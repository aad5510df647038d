import { createHash, randomUUID } from 'node:crypto'
import type { Site } from '#engine/call.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type MadeFiles, makeFiles } from '#features/library/make-files.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { CopiedFile } from '#protocol/features/copied-site.ts'
import { copyParts, siteCopyLife } from '#protocol/features/site-copies.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import type { Storage } from '#server/files/storage.ts'
import { applySite } from './apply-site.ts'
import { forgetParts, partsOf } from './archive-parts.ts'
import { gatherSite } from './gather-site.ts'
import { giveUp } from './give-up.ts'
import { copyEntries, fileIdIn, judgeCopy } from './judge-copy.ts'
import { makeArchive, tellProgress } from './make-copy.ts'
import { knownFiles, planImport } from './plan-import.ts'

export const READ = 'readSiteCopy'
export const IMPORT = 'importSiteCopy'

type Copy = { name: string; parts: number; total: number; chosen: string[]; madeBy: string | null }
const copyOf = (road: Road, site: Site, id: string, status: 'reading' | 'importing') =>
  road.inTenant(site, (tx) =>
    tx.row<Copy>(
      `select name, parts, total, chosen, made_by as "madeBy" from site_copies where id = $1 and status = $2`,
      [id, status],
    ),
  )

/** All of an archive is looked at; then somebody says whether it is put back. */
export const readCopy = (storage: Storage): HandledJob =>
  job(READ, ({ site, payload, road, log }) => {
    const copyId = required(payload.copyId, 'copy')
    return giveUp({ road, site, storage, log }, copyId, async () => {
      const copy = await copyOf(road, site, copyId, 'reading')
      if (!copy) return
      const chunks = partsOf({ storage, siteId: site.id, copyId }, copy.parts)
      const judged = await judgeCopy(chunks, tellProgress(road, site, copyId))
      await road.inTenant(site, async (tx) => {
        const plan = await planImport(tx, judged)
        const set = { plan: JSON.stringify(plan), total: judged.site.files.length, done: 0 }
        await tx.moveAll(siteCopyLife.preview, { id: copyId }, { set })
      })
    })
  })

/** First a copy of how it is; then the files, and with them everything else at once, or nothing. */
export const importCopy = (storage: Storage): HandledJob =>
  job(IMPORT, ({ site, payload, road, log }) => {
    const copyId = required(payload.copyId, 'copy')
    return giveUp({ road, site, storage, log }, copyId, async () => {
      const copy = await copyOf(road, site, copyId, 'importing')
      if (!copy) return
      if (isId(payload.beforeId)) await makeArchive(road, storage, site, payload.beforeId)
      await putBack({ road, storage, site }, copyId, copy)
      await forgetParts({ storage, siteId: site.id, copyId }, copy.parts)
    })
  })

type Parts = { road: Road; storage: Storage; site: Site }
export type FreshFile = { id: string; of: CopiedFile; fileId: string; size: number; made: MadeFiles }

async function putBack({ road, storage, site }: Parts, copyId: string, copy: Copy): Promise<void> {
  const place = { storage, siteId: site.id, copyId }
  const progress = tellProgress(road, site, copyId)
  // It was looked at before; who could have changed it since is nobody's guess.
  const { site: given } = await judgeCopy(partsOf(place, copy.parts), async () => {})
  const known = knownFiles(given, await road.inTenant(site, gatherSite))
  const files = new Map(given.files.map((file) => [file.id, file]))
  const fresh: FreshFile[] = []
  const removeFiles = async () => {
    for (const { made } of fresh) for (const { key } of made.files) await storage.delete(key).catch(() => {})
  }
  try {
    for await (const [name, bytes] of copyEntries(partsOf(place, copy.parts))) {
      const of = files.get(fileIdIn(name) ?? '')
      if (!of || known.has(of.id)) continue
      // Whoever begins again after a stop writes over what was written.
      const fileId = idFrom(copyId, of.id)
      const made = await makeFiles(site.id, fileId, bytes)
      for (const file of made.files) await storage.put(file.key, file.bytes, file.type)
      fresh.push({ id: randomUUID(), of, fileId, size: bytes.length, made })
      await progress(fresh.length)
    }
    await road.inTenant(site, async (tx: Tx) => {
      tx.actorId = copy.madeBy
      const [held] = await tx.rows(
        `select 1 as found from site_copies where id = $1 and status = 'importing' for update`,
        [copyId],
      )
      if (!held) return
      const chosen = copyParts.filter((part) => isOneOf(copy.chosen, part))
      await applySite(tx, { given, known, fresh, chosen, by: copy.madeBy })
      const set = { done: copy.total, finishedAt: new Date(), parts: 0 }
      await tx.moveAll(siteCopyLife.finishImport, { id: copyId }, { set, tell: { siteCopyId: copyId } })
    })
  } catch (error) {
    await removeFiles()
    throw error
  }
}

/** The same for the same two, and like no other. */
function idFrom(copyId: string, fileId: string): string {
  const hash = createHash('sha256').update(`${copyId} ${fileId}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
