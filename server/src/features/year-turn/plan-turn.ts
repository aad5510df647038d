import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { requireMentor } from '#features/mentorships/add-mentorships.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import { undoUntil } from './turn-years.ts'

/** Twice is once: whoever begins second goes on with what the first one began. */
export const beginYearTurn = handle(
  protocol.beginYearTurn,
  async ({ input: { schoolId, schoolYearId }, me, tx }) => {
    if (!me.adminOf('School').includes(schoolId)) throw failField('relation.missing', 'schoolId', { name: 'school' })
    const years = await tx.row<{ nextId: string; classes: number }>(
      `select n.id as "nextId", (select count(*)::int from groups g where g.school_id = $1 and g.school_year_id = y.id) as classes
     from school_years y join school_years n on n.start_date = y.end_date + 1
     where y.id = $2 and y.start_date <= today_nl() and today_nl() <= ${undoUntil('n')}`,
      [schoolId, schoolYearId],
    )
    if (!years) throw failField('yearTurn.notNow', 'schoolYearId')
    if (years.classes === 0) throw failField('yearTurn.noClasses', 'schoolYearId')
    const begun = await tx.row<{ id: string }>(
      `insert into year_turns (school_id, school_year_id, next_year_id) values ($1, $2, $3)
     on conflict (tenant_id, school_id, school_year_id) do nothing returning id`,
      [schoolId, schoolYearId, years.nextId],
    )
    const { id } =
      begun ??
      (await tx.one<{ id: string }>('select id from year_turns where school_id = $1 and school_year_id = $2', [
        schoolId,
        schoolYearId,
      ]))
    return { id, created: begun !== undefined }
  },
  (me) => me.isSchoolAdmin,
)

/** Whoever looked at the plan before this sees that it changed. */
const touch = (tx: Tx, id: string) => tx.run('update year_turns set counts = $2 where id = $1', [id, {}])

export const planClass = handle(protocol.planClass, async ({ subject, input, tx }) => {
  const { groupId, fate, mentor } = input
  const group = await tx.row('select id from groups where id = $1 and school_id = $2 and school_year_id = $3', [
    groupId,
    subject.schoolId,
    subject.schoolYearId,
  ])
  if (!group) throw failField('relation.missing', 'groupId', { name: 'group' })
  const target = input.target?.trim() || null
  if (fate === 'moves' && !target) throw failField('yearTurn.className', 'target')
  const mentorId = mentor === 'other' ? (input.mentorId ?? null) : null
  if (mentor === 'other' && !mentorId) throw failField('required', 'mentorId')
  if (mentorId) await requireMentor(tx, mentorId, [subject.schoolId], 'mentorId')
  await tx.run(
    `insert into year_turn_classes (year_turn_id, group_id, fate, target_name, mentor, mentor_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, year_turn_id, group_id) do update set fate = excluded.fate, target_name = excluded.target_name,
       mentor = excluded.mentor, mentor_id = excluded.mentor_id`,
    [subject.id, groupId, fate, target, mentor, mentorId],
  )
  await touch(tx, subject.id)
})

export const planStudents = handle(protocol.planStudents, async ({ subject, input, tx }) => {
  const { studentIds, fate } = input
  const known = await tx.rows<{ id: string }>(
    `select u.id from users u where u.id = any($1) and u.erased_at is null and exists (select from roles r
       where r.user_id = u.id and r.name = 'student' and r.organization_id = $2)`,
    [studentIds, subject.schoolId],
  )
  if (known.length < new Set(studentIds).size)
    throw fail('relation.missing', { name: 'student' }, { pointer: '/data/attributes/studentIds' })
  if (fate) {
    await tx.run(
      `insert into year_turn_students (year_turn_id, student_id, choice, choice_name) select $1, s, $3, $4 from unnest($2::uuid[]) s
       on conflict (tenant_id, year_turn_id, student_id) do update set choice = excluded.choice, choice_name = excluded.choice_name`,
      [subject.id, known.map(({ id }) => id), fate, fate === 'leaves' ? null : input.target?.trim() || null],
    )
  } else {
    await tx.run('delete from year_turn_students where year_turn_id = $1 and student_id = any($2)', [
      subject.id,
      studentIds,
    ])
  }
  await touch(tx, subject.id)
})
