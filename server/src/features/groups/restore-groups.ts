import { isDeepStrictEqual } from 'node:util'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/transaction.ts'
import { check, date, id } from '#protocol/fields.ts'
import * as protocol from '#protocol/groups.ts'
import { dayBefore } from './groups.rules.ts'

type Stay = protocol.StayInGroup

/** Every class that somebody is and was in. */
export function staysOf(tx: Tx, studentId: string): Promise<Stay[]> {
  return tx.rows<Stay>(
    `select group_id as "groupId", started_on::text as "startedOn", ended_on::text as "endedOn" from group_memberships
     where student_id = $1 order by started_on, group_id, ended_on for update`,
    [studentId],
  )
}

/** Nothing is taken back of who was moved since: then the stays are not those that were left behind. */
export const restoreGroups = handle(protocol.restoreGroups, async ({ subject, input, tx }) => {
  const [after, before] = [readStays(input.after, 'after'), readStays(input.before, 'before')]
  if (!isDeepStrictEqual(await staysOf(tx, subject.id), after)) throw fail('record.changed')
  const about = { type: 'users', id: subject.id }
  for (const stay of after.filter((each) => !before.some((other) => isSameStay(each, other)))) {
    await tx.run('delete from group_memberships where student_id = $1 and group_id = $2 and started_on = $3', [
      subject.id,
      stay.groupId,
      stay.startedOn,
    ])
    tx.emit(protocol.studentLeftGroup, { groupId: stay.groupId, day: dayBefore(stay.startedOn) }, about)
  }
  for (const stay of before) {
    const known = after.find((each) => isSameStay(each, stay))
    if (known?.endedOn === stay.endedOn) continue
    await (known ? changeEnd(tx, subject.id, stay) : addStay(tx, subject.id, stay))
    tx.emit(protocol.studentJoinedGroup, { groupId: stay.groupId, day: stay.startedOn }, about)
  }
})

const isSameStay = (one: Stay, other: Stay) => one.groupId === other.groupId && one.startedOn === other.startedOn

function readStays(given: Stay[], field: string): Stay[] {
  return given.map(({ groupId, startedOn, endedOn = null }) => {
    const isStay = !check(id(), groupId) && !check(date(), startedOn) && !check(date({ optional: true }), endedOn)
    if (!isStay) throw failField('json', field)
    return { groupId, startedOn, endedOn }
  })
}

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
