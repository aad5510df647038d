import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/levels.ts'

export const orderLevels = handle(
  protocol.orderLevels,
  async ({ input: { ids }, me, tx }) => {
    const ordered = await tx.rows<{ id: string; schoolId: string }>(
      `update levels l set position = x.place from unnest($1::uuid[]) with ordinality x(id, place)
       where l.id = x.id and l.school_id = any($2) returning l.id, l.school_id as "schoolId"`,
      [ids, me.adminOf('School')],
    )
    const [first] = ordered
    if (!first || ordered.length < new Set(ids).size) {
      throw fail('relation.missing', { name: 'level' }, { pointer: '/data/attributes/ids' })
    }
    tx.emit(protocol.levelsOrdered, { levelIds: ids }, { type: 'organizations', id: first.schoolId })
    return { status: 200, body: metaDocument({ ordered: ordered.length }) }
  },
  (me) => me.isSchoolAdmin,
)
