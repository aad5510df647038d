import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/mentorships.ts'

/** Mentors work at one school of the two, and look after students of that school only. */
export async function requireMentor(tx: Tx, mentorId: string, schoolIds: string[], field: string): Promise<void> {
  const row = await tx.row<{ places: string[] }>(
    `select array_agg(r.organization_id::text) as places from users u join roles r on r.user_id = u.id
     where u.id = $1 and u.status <> 'archived' and r.name = 'mentor' and r.organization_id = any($2)`,
    [mentorId, schoolIds],
  )
  if (!schoolIds.every((id) => row?.places?.includes(id))) throw failField('mentor.unfit', field)
}

/** The schools of these classes or students, as far as one administers them; what is anywhere else does not exist. */
async function schoolsOf(tx: Tx, table: string, ids: string[], field: string): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; schoolId: string }>(
    `select id, school_id as "schoolId" from ${table} where id = any($1) and school_id = any($2)`,
    [ids, tx.me.adminOf('School')],
  )
  if (rows.length < new Set(ids).size) {
    throw fail('relation.missing', { name: field.replace('Ids', '') }, { pointer: `/data/attributes/${field}` })
  }
  return new Map(rows.map(({ id, schoolId }) => [id, schoolId]))
}

export const addMentorships = handle(
  protocol.addMentorships,
  async ({ input: { mentorId, groupIds, studentIds }, tx }) => {
    const groups = await schoolsOf(tx, 'groups', groupIds ?? [], 'groupIds')
    const students = await schoolsOf(tx, 'student_profiles', studentIds ?? [], 'studentIds')
    const schoolIds = [...new Set([...groups.values(), ...students.values()])]
    if (schoolIds.length === 0) throw failField('mentor.nobody', 'groupIds')
    await requireMentor(tx, mentorId, schoolIds, 'mentorId')
    let added = 0
    for (const schoolId of schoolIds) {
      const count =
        (await insert(tx, 'group_id', mentorId, schoolId, groups)) +
        (await insert(tx, 'student_id', mentorId, schoolId, students))
      added += count
      if (count > 0) tx.emit(protocol.mentorshipsAdded, { schoolId, count }, { type: 'users', id: mentorId })
    }
    return { status: added > 0 ? 201 : 200, body: metaDocument({ added }) }
  },
  (me) => me.isSchoolAdmin,
)

function insert(tx: Tx, column: string, mentorId: string, schoolId: string, of: Map<string, string>): Promise<number> {
  const ids = [...of].filter(([, school]) => school === schoolId).map(([id]) => id)
  return tx.run(
    `insert into mentorships (school_id, mentor_id, ${column}) select $1, $2, x from unnest($3::uuid[]) x
     on conflict do nothing`,
    [schoolId, mentorId, ids],
  )
}
