import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import type { Hits, Said, SearchKind } from '#lib/search-kind.ts'
import { requireSession } from '#lib/session.server.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'
import { LETTERS, readAsked } from './asked.ts'

const files = import.meta.glob<SearchKind>('../*/*.search.ts', { eager: true, import: 'default' })
const kinds = Object.values(files).sort((one, other) => one.order - other.order)

/** Of shorter words everything is written almost so. */
const LONG = 4
const FEW = 4
const MANY = 20

export type FoundGroup = Hits &
  Pick<SearchKind, 'name' | 'look'> & { title: Said; all: string | null; isFailed: boolean }
export type FoundEverything = { groups: FoundGroup[] }

/**
 * What everybody may find of what was typed, by kind. All kinds are asked at once, which is one way to the database and
 * back (decision 35). One that fails leaves the others as they are.
 */
export async function findEverything(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<FoundEverything> {
  const session = await requireSession(context)
  const { locale, report } = context.get(pageContext)
  const params = new URL(request.url).searchParams
  const { sign, words } = readAsked(params.get('q') ?? '')
  const only = params.get('soort')
  if (words.length < LETTERS && sign !== '#') return { groups: [] }
  const asked = kinds.filter(
    ({ name, can, sign: own }) => (!can || session.can[can]) && (!sign || sign === own) && (!only || only === name),
  )
  const size = sign || only ? MANY : FEW
  const isLong = searchTerms(words).some((word) => word.length >= LONG)
  const api = context.get(apiContext)
  const groups = await Promise.all(
    asked.map(async (kind): Promise<FoundGroup> => {
      const { name, look, title } = kind
      const all = kind.all?.(words, session) ?? null
      try {
        const sought = { api, words, size, session, locale }
        // Asked at the same moment: what is written almost so fills the room that is left, after what is written so.
        const hasAlike = kind.hasAlike === true && isLong
        const [exact, alike] = await Promise.all([
          kind.find({ ...sought, isAlike: false }),
          hasAlike ? kind.find({ ...sought, isAlike: true }) : null,
        ])
        const found = alike && exact.hits.length < size ? alike : exact
        // A list shows only what is written so.
        return { name, look, title, all: found.count > exact.count ? null : all, isFailed: false, ...found }
      } catch (error) {
        report(error, 'search')
        return { name, look, title, all, isFailed: true, hits: [], count: 0, isMore: false }
      }
    }),
  )
  return { groups: groups.filter(({ hits, isFailed }) => hits.length > 0 || isFailed) }
}
