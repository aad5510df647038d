import { isDeepStrictEqual } from 'node:util'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { json, list } from '#protocol/declaring/fields.ts'
import * as protocol from '#protocol/features/groups.ts'

type Stay = { groupId: string; startedOn: string; endedOn: string | null }

/** Every class that somebody is and was in. */
export function staysOf(tx: Tx, studentId: string): Promise<Stay[]> {
  return tx.rows<Stay>(
    `select group_id as "groupId", started_on::text as "startedOn", ended_on::text as "endedOn" from group_memberships
     where student_id = $1 order by started_on, group_id, ended_on for update`,
    [studentId],
  )
}

/**
 * The way back of `putInGroup`, for whoever may do that. It has no address: only an action on many that is undone takes
 * it, with the stays that were read before and after. Nothing is taken back of who was moved since.
 */
const putBack = {
  ...protocol.putInGroup,
  input: { after: list(json<Stay>()), before: list(json<Stay>()) },
  emits: [protocol.studentMoveUndone],
}
export const restoreGroups = handle(putBack, async ({ subject, input: { after, before }, tx }) => {
  if (!isDeepStrictEqual(await staysOf(tx, subject.id), after)) throw fail('record.changed')
  for (const stay of after.filter((each) => !before.some((other) => isSameStay(each, other)))) {
    await tx.run('delete from group_memberships where student_id = $1 and group_id = $2 and started_on = $3', [
      subject.id,
      stay.groupId,
      stay.startedOn,
    ])
  }
  for (const stay of before) {
    const known = after.find((each) => isSameStay(each, stay))
    if (known?.endedOn === stay.endedOn) continue
    await (known ? changeEnd(tx, subject.id, stay) : addStay(tx, subject.id, stay))
  }
  tx.emit(protocol.studentMoveUndone, {}, { type: 'users', id: subject.id })
})

const isSameStay = (one: Stay, other: Stay) => one.groupId === other.groupId && one.startedOn === other.startedOn

async function changeEnd(tx: Tx, studentId: string, { groupId, startedOn, endedOn }: Stay): Promise<void> {
  await tx.run(
    'update group_memberships set ended_on = $4 where student_id = $1 and group_id = $2 and started_on = $3',
    [studentId, groupId, startedOn, endedOn],
  )
}

async function addStay(tx: Tx, studentId: string, { groupId, startedOn, endedOn }: Stay): Promise<void> {
  const added = await tx.run(
    `insert into group_memberships (student_id, group_id, started_on, ended_on)
     select p.id, g.id, $3, $4 from student_profiles p join groups g on g.school_id = p.school_id
     where p.id = $1 and g.id = $2`,
    [studentId, groupId, startedOn, endedOn],
  )
  if (added === 0) throw fail('relation.missing', { name: 'group' }, { pointer: '/data/attributes/before' })
}
