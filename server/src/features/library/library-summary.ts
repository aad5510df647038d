import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { type LibrarySummary, librarySummary as protocol } from '#protocol/features/library.ts'
import { keepsLibrary } from './library.policy.ts'

/** A picture is described by words in Dutch, or says nothing; a document speaks for itself. Without English the Dutch is read. */
export const isDescribed = (t: string) => `(${t}.kind = 'document' or ${t}.is_decorative or ${t}.alt_nl is not null)`
/** On a page, or as the logo of the site as it is, as it is being made or as it can come back. */
export const isUsed = (t: string) => `(exists (select from content_page_files u where u.library_file_id = ${t}.id)
  or exists (select from site_settings s where ${t}.id::text in
    (s.theme ->> 'logoId', s.look_draft ->> 'logoId', s.look_previous ->> 'logoId')))`

const kept = `l.status = 'kept'`

/** A folder is there as long as something lies in it. */
export const librarySummary = answer(protocol, async ({ me, read }) => {
  if (!keepsLibrary(me)) throw fail('access.forbidden')
  const [sums] = await read<LibrarySummary>({
    text: `select count(*) filter (where ${kept})::int as "all",
        count(*) filter (where ${kept} and l.kind = 'picture')::int as pictures,
        count(*) filter (where ${kept} and l.kind = 'document')::int as documents,
        count(*) filter (where ${kept} and not ${isDescribed('l')})::int as undescribed,
        count(*) filter (where ${kept} and not ${isUsed('l')})::int as unused,
        count(*) filter (where l.status = 'removed')::int as removed,
        coalesce(sum(l.size), 0)::float8 as bytes,
        (select coalesce(jsonb_agg(jsonb_build_object('name', f.folder, 'count', f.count) order by f.folder), '[]')
          from (select folder, count(*)::int as count from library_files
            where folder is not null and status = 'kept' group by folder order by folder limit 500) f) as folders
      from library_files l`,
    values: [],
  })
  if (!sums) throw fail('record.missing')
  return { meta: sums }
})
