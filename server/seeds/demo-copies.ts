import type { Sql } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import type { CopyPlan } from '#protocol/features/site-copies.ts'
import { insertRows } from './insert-rows.ts'

/** Last year's site was put back before this school year began; its archive is long gone. */
export async function addCopies(sql: Sql, { key, appName }: Site, today: Date): Promise<void> {
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - 12, 9))
  const plan: CopyPlan = {
    from: { site: key, name: appName, madeAt: day.toISOString() },
    pages: [
      { kind: 'page', slug: 'contact', title: 'Contact', what: 'same' },
      { kind: 'page', slug: 'over-ons', title: 'Over ons', what: 'change' },
    ],
    files: { add: 0, same: 5 },
    menu: null,
    look: false,
    texts: true,
    missingForms: 0,
  }
  await insertRows(sql, 'site_copies', [
    {
      ...{
        kind: 'import',
        status: 'imported',
        name: `${key}-kopie.zip`,
        size: 1_840_000,
        plan,
        chosen: ['pages', 'texts'],
      },
      ...{ done: 5, total: 5, finished_at: day, created_at: day },
    },
  ])
}
