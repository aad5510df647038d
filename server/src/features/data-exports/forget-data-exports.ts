import { type HandledJob, job } from '#engine/feature.ts'
import type { Storage } from '#server/files/storage.ts'
import { partKey } from './find-data-export.ts'

type Old = { id: string; parts: number[] }

/** Every night: what was kept long enough, and what nobody will fetch. First the bytes, then what tells where they are. */
export const forgetDataExports = (storage: Storage): HandledJob =>
  job(
    'forgetDataExports',
    async ({ site, road }) => {
      const old = await road.inTenant(site, (tx) =>
        tx.rows<Old>(
          `select e.id, array(select p.nth from data_export_parts p where p.data_export_id = e.id) as parts
           from data_exports e where e.expires_at < now() or e.status in ('cancelled', 'failed')`,
        ),
      )
      for (const { id, parts } of old) {
        for (const nth of parts) await storage.delete(partKey(site.id, id, nth))
        await road.inTenant(site, (tx) => tx.run('delete from data_exports where id = $1', [id]))
      }
    },
    '42 2 * * *',
  )
