import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { FilterOf } from '#protocol/declaring/rows.ts'
import { libraryFiles, librarySummary, libraryUses } from '#protocol/features/library.ts'
import { type LibraryTab, libraryTabs } from './library-tabs.ts'

const PER_PAGE = 24

type Filter = FilterOf<typeof libraryFiles>
const filterOf: Record<LibraryTab, Filter> = {
  all: { statusEq: 'kept' },
  pictures: { statusEq: 'kept', kindEq: 'picture' },
  documents: { statusEq: 'kept', kindEq: 'document' },
  undescribed: { statusEq: 'kept', described: false },
  unused: { statusEq: 'kept', used: false },
  removed: { statusEq: 'removed' },
}

const tabOf = (text: string | null): LibraryTab => libraryTabs.find((each) => each === text) ?? 'all'

/** A page of the library as the address asks for it, with how many there are of each kind, and the file that is open. */
export async function readLibrary(api: Client, asked: URLSearchParams) {
  const tab = tabOf(asked.get('toon'))
  const search = asked.get('zoek')?.trim().slice(0, 100) ?? ''
  const folder = asked.get('map')?.slice(0, 60) || null
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const filter: Filter = {
    ...filterOf[tab],
    ...(search ? { search } : {}),
    ...(folder ? { folderEq: folder } : {}),
  }
  const openId = asked.get('bestand')
  const [rows, summary, open] = await Promise.all([
    api.list(libraryFiles, { filter, page: { number: page, size: PER_PAGE } }),
    api.tell(librarySummary),
    isId(openId) ? readOpen(api, openId) : null,
  ])
  const last = Math.max(1, Math.ceil(rows.records / PER_PAGE))
  return { files: [...rows], page, last, ...{ summary, tab, search, folder, open } }
}
export type LibraryData = Awaited<ReturnType<typeof readLibrary>>
export type LibraryFile = LibraryData['files'][number]

/** Who opens one that is gone meanwhile sees the list. */
async function readOpen(api: Client, id: string) {
  const [file] = await api.list(libraryFiles, { filter: { idEq: id } })
  if (!file) return null
  const uses = await api.list(libraryUses, {
    filter: { libraryFileIdEq: id },
    include: ['contentPage'],
    fields: { libraryUses: ['contentPage'], contentPages: ['kind', 'slug', 'titleNl', 'titleEn'] },
    page: { size: 20 },
  })
  return { file, pages: uses.flatMap(({ contentPage }) => contentPage ?? []) }
}
export type OpenFile = NonNullable<LibraryData['open']>
