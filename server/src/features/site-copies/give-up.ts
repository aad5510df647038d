import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '#engine/call.ts'
import { Failure } from '#engine/fail.ts'
import type { Road } from '#engine/road.ts'
import { siteCopyLife } from '#protocol/features/site-copies.ts'
import type { Storage } from '#server/files/storage.ts'
import { forgetParts } from './archive-parts.ts'

type Parts = { road: Road; site: Site; storage: Storage; log: FastifyBaseLogger }

/** What cannot be done is told to who asked for it, and nothing of it stays. What went wrong on our side is told as that. */
export async function giveUp(
  { road, site, storage, log }: Parts,
  copyId: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const detail = error instanceof Failure ? error.details[0] : undefined
    if (!detail) log.error({ err: error, copyId }, 'a copy of a site stopped')
    const failure = { code: detail?.code ?? 'copy.stopped', params: detail?.params ?? {} }
    await road.inTenant(site, async (tx) => {
      const set = { failure: JSON.stringify(failure), plan: null, finishedAt: new Date() }
      await tx.moveAll(siteCopyLife.refuse, { id: copyId }, { set, tell: { siteCopyId: copyId } })
      const [row] = await tx.rows<{ parts: number }>('select parts from site_copies where id = $1', [copyId])
      await forgetParts({ storage, siteId: site.id, copyId }, row?.parts ?? 0)
    })
  }
}
