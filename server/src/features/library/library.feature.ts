import { searchTexts } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, not, sqlCondition } from '#engine/judging/condition.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/library.ts'
import { forgetRemovedFiles, removeLibraryFile, restoreLibraryFile, updateLibraryFile } from './keep-library-file.ts'
import { libraryPersonal } from './library.personal.ts'
import { libraryPolicy, libraryUsePolicy } from './library.policy.ts'
import { isDescribed, isUsed, librarySummary } from './library-summary.ts'

const namesAndWords = (t: string) => `concat_ws(' ', ${t}.name, ${t}.folder, ${t}.alt_nl, ${t}.alt_en)`

const only = (wanted: boolean | undefined, sql: (t: string) => string) => {
  if (wanted === undefined) return true
  const holds = sqlCondition(sql)
  return wanted ? holds : not(holds)
}

export const libraryFeature = feature({
  resources: [
    serve(protocol.libraryFiles, {
      table: 'library_files',
      policy: libraryPolicy,
      expressions: {
        isDescribed,
        useCount: (t) => `(select count(*) from content_page_files u where u.library_file_id = ${t}.id)::int`,
      },
      scopes: ({ search = '', described, used }) =>
        allOf(searchTexts(namesAndWords, search), only(described, isDescribed), only(used, isUsed)),
      relevance: (t) => [`sort_key(${t}.name)`],
    }),
    serve(protocol.libraryUses, { table: 'content_page_files', policy: libraryUsePolicy }),
  ],
  lifecycles: [protocol.libraryFileLife],
  commands: [updateLibraryFile, removeLibraryFile, restoreLibraryFile],
  queries: [librarySummary],
  jobs: [forgetRemovedFiles],
  activities: { content: ['libraryFile'] },
  personal: libraryPersonal,
})
