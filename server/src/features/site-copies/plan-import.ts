import type { Tx } from '#engine/writing/transaction.ts'
import type { CopiedPage, CopiedSite } from '#protocol/features/copied-site.ts'
import type { CopyPlan, PlannedPage } from '#protocol/features/site-copies.ts'
import { knownForms, missingForms } from './copied-forms.ts'
import { type Gathered, gatherSite } from './gather-site.ts'
import type { JudgedCopy } from './judge-copy.ts'

const nameOf = ({ kind, slug }: Pick<CopiedPage, 'kind' | 'slug'>) => `${kind} ${slug}`

/** The file here that is the one of the copy, by its id there. */
export function knownFiles(site: CopiedSite, here: Gathered): Map<string, string> {
  const byMark = new Map(here.files.map(({ mark, id }) => [mark, id]))
  return new Map(site.files.flatMap(({ id, mark }) => (byMark.has(mark) ? [[id, byMark.get(mark) ?? id]] : [])))
}

/** The same with the ids of this site, wherever they stand: in blocks, links and pictures. */
export function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
  return JSON.parse(JSON.stringify(value).replace(uuid, (id) => ids.get(id) ?? id))
}

/** What putting the copy back would do here, and what is as it is already. */
export async function planImport(tx: Tx, { manifest, site }: JudgedCopy): Promise<CopyPlan> {
  const here = await gatherSite(tx)
  const ids = knownFiles(site, here)
  const forms = await knownForms(tx, site)
  const given = withIds(site, new Map([...ids, ...forms]))
  const pages = new Map(here.pages.map((page) => [nameOf(page), page]))
  const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)
  const count = (menus: CopiedSite['menus']) => menus.reduce((sum, { items }) => sum + items.length, 0)
  return {
    from: { site: manifest.site, name: manifest.name, madeAt: manifest.madeAt },
    pages: given.pages.map((page): PlannedPage => {
      const now = pages.get(nameOf(page))
      const title = (page.draft ?? page.live)?.title.nl || page.slug
      return { kind: page.kind, slug: page.slug, title, what: !now ? 'add' : isSame(now, page) ? 'same' : 'change' }
    }),
    files: { add: site.files.length - ids.size, same: ids.size },
    menu: isSame(here.menus, given.menus) ? null : { now: count(here.menus), after: count(given.menus) },
    look: !isSame(here.look, given.look),
    texts: !isSame(here.texts, given.texts),
    missingForms: missingForms(site, forms),
  }
}

/** PostgreSQL keeps the keys of JSON in an order of its own, and the keys of parts are only names. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
