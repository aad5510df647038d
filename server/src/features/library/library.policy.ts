import { allOf, anyOf, type Condition, existsIn, isNever } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { contentPagePolicy, editors } from '#features/content/content-pages.policy.ts'
import type { libraryFiles, libraryUses } from '#protocol/features/library.ts'

/** Who writes the pages of the site keeps its files too. */
export const keepsLibrary = (me: Me): boolean => !isNever(editors(me))

/** What stands on a page that they may read; what is being written for it is not read yet. */
const onReadablePage = (me: Me): Condition<'library_files'> =>
  existsIn(
    'content_page_files',
    'libraryFileId',
    'id',
    allOf({ isLive: true }, existsIn('content_pages', 'id', 'contentPageId', contentPagePolicy.read(me))),
  )

/** Editors see all of it; everybody else what stands on a page that they may read. */
export const libraryPolicy = {
  read: (me) => anyOf(editors(me), allOf({ status: 'kept' }, onReadablePage(me))),
  updateLibraryFile: editors,
  removeLibraryFile: editors,
  restoreLibraryFile: editors,
} satisfies Policy<typeof libraryFiles, 'updateLibraryFile' | 'removeLibraryFile' | 'restoreLibraryFile'>

export const libraryUsePolicy = { read: editors } satisfies Policy<typeof libraryUses>
