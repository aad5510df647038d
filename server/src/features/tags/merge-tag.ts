import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { rewriteSearch } from '#features/stagebank/search/tend-search.ts'
import * as protocol from '#protocol/features/tags.ts'

/** Where a tag can be used, and what is tagged there. */
const uses = [
  { table: 'student_interests', column: 'student_id' },
  { table: 'organization_tags', column: 'organization_id' },
  { table: 'vacancy_tags', column: 'vacancy_id' },
] as const

const countIn = (t: string, table: string) =>
  `(select coalesce(sum(x.n), 0) from ${table}_sums x where x.tag_id = ${t}.id)`

export const useCounts = {
  useCount: (t: string) => `(${uses.map(({ table }) => countIn(t, table)).join(' + ')})::int`,
  studentCount: (t: string) => `${countIn(t, 'student_interests')}::int`,
  organizationCount: (t: string) => `${countIn(t, 'organization_tags')}::int`,
}

/** Two tags that mean the same become one; nobody loses an interest by it. */
export const mergeTag = handle(protocol.mergeTag, async ({ subject: tag, input, tx, call }) => {
  if (input.intoId === tag.id) throw failField('tag.same', 'intoId')
  const into = await tx.row('select id from tags where id = $1 for key share', [input.intoId])
  if (!into) throw fail('relation.missing', { name: 'tag' }, { pointer: '/data/attributes/intoId' })
  for (const { table, column } of uses) {
    await tx.run(
      `insert into ${table} (${column}, tag_id) select ${column}, $2 from ${table} where tag_id = $1
       on conflict do nothing`,
      [tag.id, input.intoId],
    )
  }
  await tx.remove(protocol.tags, tag.id)
  tx.enqueue(rewriteSearch(call.site.id))
  const about = { tagId: tag.id, intoId: input.intoId, tagLabel: String(tag.name) }
  tx.emit(protocol.tagMerged, about, { type: 'tags', id: input.intoId })
  return { id: input.intoId }
})
