import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/mentorships.ts'
import { users } from '#protocol/features/users.ts'
import { requireMentor } from './add-mentorships.ts'

/**
 * A mentor leaves and another one takes over. What the other one looked after already stays as it is. The answer tells
 * which mentorships went over, so that exactly those can be given back.
 */
export const handOverMentorships = handle(
  protocol.handOverMentorships,
  async ({ subject: { id: fromId }, input: { toId, mentorshipIds }, me, tx }) => {
    if (fromId === toId) throw failField('mentor.same', 'toId')
    const held = await tx.rows<{ id: string; schoolId: string; isDouble: boolean }>(
      `select m.id, m.school_id as "schoolId", exists (select from mentorships o where o.mentor_id = $2
           and (o.group_id = m.group_id or o.student_id = m.student_id)) as "isDouble"
       from mentorships m
       where m.mentor_id = $1 and m.school_id = any($3) and ($4::uuid[] is null or m.id = any($4)) for update of m`,
      [fromId, toId, me.adminOf('School'), mentorshipIds ?? null],
    )
    const schoolIds = [...new Set(held.map(({ schoolId }) => schoolId))]
    if (schoolIds.length === 0) throw fail('record.missing')
    await requireMentor(tx, toId, schoolIds, 'toId')
    const moved = held.filter(({ isDouble }) => !isDouble).map(({ id }) => id)
    const double = held.filter(({ isDouble }) => isDouble).map(({ id }) => id)
    await tx.run('update mentorships set mentor_id = $2 where id = any($1)', [moved, toId])
    await tx.run('delete from mentorships where id = any($1)', [double])
    for (const schoolId of schoolIds) {
      const count = held.filter((each) => each.schoolId === schoolId).length
      tx.emit(protocol.mentorshipsHandedOver, { schoolId, toId, count }, { type: 'users', id: fromId })
    }
    return { status: 200, body: metaDocument({ moved, already: double.length }) }
  },
  (me) => me.isSchoolAdmin,
  users,
)
