import type { Tx } from '#engine/writing/transaction.ts'
import type { CopiedForm, CopiedPage, CopiedSite } from '#protocol/features/copied-site.ts'

const formsOn = (pages: CopiedPage[]) => [
  ...new Set([...JSON.stringify(pages).matchAll(/"formId":"([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '')),
]

/** The forms that stand on these pages, by what they are called. */
export const gatherForms = (tx: Tx, pages: CopiedPage[]): Promise<CopiedForm[]> =>
  tx.rows<CopiedForm>('select id, name from forms where id = any($1::uuid[]) order by name, id', [formsOn(pages)])

/**
 * For each form of the copy the one that takes its place here, by its id there: the same one, or one that is called the same.
 * Of several that is one that visitors can fill in, and of those the newest.
 */
export async function knownForms(tx: Tx, site: CopiedSite): Promise<Map<string, string>> {
  const names = new Map(site.forms?.map(({ id, name }) => [id, name]))
  const wanted = formsOn(site.pages).map((id) => ({ id, name: names.get(id) ?? null }))
  const rows = await tx.rows<{ there: string; here: string }>(
    `select x.id as there, f.id as here from jsonb_to_recordset($1::jsonb) x(id uuid, name text)
       cross join lateral (
         select f.id from forms f where f.id = x.id or lower(trim(f.name)) = lower(trim(x.name))
         order by f.id = x.id desc, f.is_public and f.published_version is not null desc, f.created_at desc, f.id limit 1) f`,
    [JSON.stringify(wanted)],
  )
  return new Map(rows.map(({ there, here }) => [there, here]))
}

/** How many forms of the copy have none here: their blocks show nothing. */
export const missingForms = (site: CopiedSite, known: ReadonlyMap<string, string>): number =>
  formsOn(site.pages).filter((id) => !known.has(id)).length
