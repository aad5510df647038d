import type { Changes, RowOf } from '#db/tables.ts'
import type { Site } from '#engine/call.ts'
import { Failure, fail } from '#engine/fail.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { keptBytes } from '#features/library/kept-bytes.ts'
import { copyRules, siteCopies, siteCopyLife } from '#protocol/features/site-copies.ts'
import { required } from '#protocol/shared/guards.ts'
import type { Storage } from '#server/files/storage.ts'
import { type ZipEntry, zipOf } from '#server/files/zip-writer.ts'
import { keepParts } from './archive-parts.ts'
import { type Gathered, gatherSite } from './gather-site.ts'
import { giveUp } from './give-up.ts'
import { COPY_FORMAT, COPY_VERSION, copyNames, type Manifest, markOf } from './judge-copy.ts'

export const MAKE = 'makeSiteCopy'

/** One at a time: who asks for another one meanwhile is told. */
export function beginCopy(tx: Tx, copy: Changes<typeof siteCopies>): Promise<RowOf<typeof siteCopies>> {
  return tx.insert(siteCopies, copy).catch((error) => {
    throw error instanceof Failure && error.details[0]?.code === 'record.duplicate' ? fail('copy.busy') : error
  })
}

/** How far it is, for who waits; every so many files is often enough. */
const EVERY = 5
export const tellProgress = (road: Road, site: Site, id: string) => async (done: number) => {
  if (done % EVERY === 0)
    await road.inTenant(
      site,
      async (tx) => void (await tx.run('update site_copies set done = $2 where id = $1', [id, done])),
    )
}

export const makeCopy = (storage: Storage): HandledJob =>
  job(MAKE, ({ site, payload, road, log }) =>
    giveUp({ road, site, storage, log }, required(payload.copyId, 'copy'), () =>
      makeArchive(road, storage, site, required(payload.copyId, 'copy')),
    ),
  )

export async function makeArchive(road: Road, storage: Storage, site: Site, copyId: string): Promise<void> {
  const gathered = await road.inTenant(site, async (tx) => {
    const [copy] = await tx.rows(`select 1 as found from site_copies where id = $1 and status = 'making'`, [copyId])
    if (!copy) return null
    const all = await gatherSite(tx)
    await tx.run('update site_copies set total = $2, done = 0 where id = $1', [copyId, all.files.length])
    return all
  })
  if (!gathered) return
  const entries = entriesFor(gathered, site, storage, tellProgress(road, site, copyId))
  const kept = await keepParts({ storage, siteId: site.id, copyId }, zipOf(entries), copyRules.archiveBytes)
  if (kept.isTooLarge) throw fail('copy.large')
  await road.inTenant(site, async (tx) => {
    const set = { parts: kept.parts, size: kept.bytes, done: gathered.files.length, finishedAt: new Date() }
    await tx.moveAll(siteCopyLife.finish, { id: copyId }, { set })
  })
}

/** The list with the hash of each entry comes last, when all of them are known. */
async function* entriesFor(
  { files, ...rest }: Gathered,
  site: Site,
  storage: Storage,
  onFile: (done: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const listed: Manifest['entries'] = []
  const add = (name: string, bytes: Buffer, isDeflated = false): ZipEntry => {
    listed.push({ name, bytes: bytes.length, sha256: markOf(bytes) })
    return { name, bytes, isDeflated }
  }
  const whole = []
  for (const [done, { fileId, ...file }] of files.entries()) {
    const bytes = await keptBytes(storage, site.id, { kind: file.kind, fileId })
    // Its bytes were lost: what is said of it would be a promise.
    if (!bytes) continue
    whole.push(file)
    yield add(copyNames.file(file.id), bytes)
    await onFile(done + 1)
  }
  yield add(copyNames.site, Buffer.from(JSON.stringify({ ...rest, files: whole })), true)
  const about = { format: COPY_FORMAT, version: COPY_VERSION, site: site.key, name: site.appName }
  const manifest: Manifest = { ...about, madeAt: new Date().toISOString(), entries: listed }
  yield { name: copyNames.manifest, bytes: Buffer.from(JSON.stringify(manifest)), isDeflated: true }
}
