import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/groups.ts'
import { schoolYears } from '#protocol/features/periods.ts'

type Copied = { id: string; name: string; schoolId: string }

/** Most schools have the same classes every year. Students come by import or one by one, so they are not copied. */
export const copyGroups = handle(
  protocol.copyGroups,
  async ({ input: { fromSchoolYearId, toSchoolYearId, withMentors }, me, tx }) => {
    if (fromSchoolYearId === toSchoolYearId) throw failField('year.same', 'toSchoolYearId')
    await tx.find(schoolYears, fromSchoolYearId)
    await tx.find(schoolYears, toSchoolYearId)
    const from = await tx.rows<{ name: string }>(
      'select name from groups where school_year_id = $1 and school_id = any($2) order by name',
      [fromSchoolYearId, me.adminOf('School')],
    )
    const copied = await tx.rows<Copied>(
      `insert into groups (school_id, school_year_id, level_id, name)
         select school_id, $2, level_id, name from groups where school_year_id = $1 and school_id = any($3)
       on conflict do nothing returning id, name, school_id as "schoolId"`,
      [fromSchoolYearId, toSchoolYearId, me.adminOf('School')],
    )
    if (withMentors && copied.length > 0) {
      await tx.run(
        `insert into mentorships (school_id, mentor_id, group_id)
           select m.school_id, m.mentor_id, n.id from groups n
           join groups o on o.school_id = n.school_id and o.name_key = n.name_key and o.school_year_id = $2
           join mentorships m on m.group_id = o.id
           where n.id = any($1)
         on conflict do nothing`,
        [copied.map(({ id }) => id), fromSchoolYearId],
      )
    }
    for (const schoolId of new Set(copied.map((group) => group.schoolId))) {
      const count = copied.filter((group) => group.schoolId === schoolId).length
      tx.emit(protocol.groupsCopied, { toSchoolYearId, count }, { type: 'organizations', id: schoolId })
    }
    const made = new Set(copied.map(({ name }) => name))
    const skipped = from.map(({ name }) => name).filter((name) => !made.has(name))
    return { status: 200, body: metaDocument({ copied: copied.length, skipped }) }
  },
  (me) => me.isSchoolAdmin,
)
