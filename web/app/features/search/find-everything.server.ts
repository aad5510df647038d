import type { RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import type { Hits, Said, SearchKind } from '#lib/search-kind.ts'
import { requireSession } from '#lib/session.server.ts'
import { LETTERS, readAsked } from './asked.ts'

const files = import.meta.glob<SearchKind>('../*/*.search.ts', { eager: true, import: 'default' })
const kinds = Object.values(files).sort((one, other) => one.order - other.order)

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
  const api = context.get(apiContext)
  const groups = await Promise.all(
    asked.map(async (kind): Promise<FoundGroup> => {
      const { name, look, title } = kind
      const all = kind.all?.(words, session) ?? null
      try {
        const found = await kind.find({ api, words, size, session, locale })
        return { name, look, title, all, isFailed: false, ...found }
      } catch (error) {
        report(error, 'search')
        return { name, look, title, all, isFailed: true, hits: [], count: 0, isMore: false }
      }
    }),
  )
  return { groups: groups.filter(({ hits, isFailed }) => hits.length > 0 || isFailed) }
}
