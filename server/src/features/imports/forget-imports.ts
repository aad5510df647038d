import { job } from '#engine/feature.ts'
import { importLife } from '#protocol/features/imports.ts'

const FILE_DAYS = 30

/** Every night: files and the cells of their rows go after thirty days. How many rows did what is kept. */
export const forgetImports = job(
  'importForget',
  async ({ site, road }) => {
    await road.inTenant(site, async (tx) => {
      const old = await tx.rows<{ id: string }>(
        `delete from import_files where created_at < now() - make_interval(days => $1) returning import_id as id`,
        [FILE_DAYS],
      )
      const ids = old.map(({ id }) => id)
      await tx.run(
        `update import_rows set name = '', cells = null, data = null, before = null, candidates = '[]', changes = '[]',
           person_key = null where import_id = any($1)`,
        [ids],
      )
      // What nobody finished in thirty days, nobody will: without its file it cannot go on.
      await tx.moveAll(importLife.forget, { id: ids }, {})
      await tx.run(`update imports set columns = '[]', mentors = '[]' where id = any($1)`, [ids])
    })
  },
  '40 2 * * *',
)
