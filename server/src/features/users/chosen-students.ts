import type { Me } from '#engine/judging/me.ts'
import { hasLeft, isThere } from '#features/groups/has-left.ts'

type Add = (value: unknown) => string

/** Those of these ids that belong to a school that one works at: who is in a class of another one is not told. */
const ofOwnSchools = (me: Me, add: Add, table: string, column: string, ids: readonly string[]) =>
  me.isOperator
    ? `${add(ids)}::uuid[]`
    : `array(select x.${column} from ${table} x
      where x.${column} = any(${add(ids)}::uuid[]) and x.school_id = any(${add(me.staffOf())}::uuid[]))`

/**
 * Statements for the ids of the students of some classes, levels and mentors, as they are today. Each takes the place of a list
 * of ids; whoever left is in none of them.
 */
export const inGroups = (me: Me, add: Add, groupIds: readonly string[]): string =>
  `select distinct m.student_id from group_memberships m
  where m.group_id = any(${ofOwnSchools(me, add, 'groups', 'id', groupIds)})
    and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity') and not ${hasLeft('m.student_id')}`

export const inLevels = (me: Me, add: Add, levelIds: readonly string[]): string =>
  `select distinct s.student_id from level_students s where s.level_id = any(${ofOwnSchools(me, add, 'levels', 'id', levelIds)})
  and s.status <> 'archived' and ${isThere('s')} and s.days::datemultirange @> today_nl()`

export const ofMentors = (me: Me, add: Add, mentorIds: readonly string[]): string =>
  `select distinct m.student_id from mentored_students m
  where m.mentor_id = any(${ofOwnSchools(me, add, 'mentorships', 'mentor_id', mentorIds)}) and not ${hasLeft('m.student_id')}`
