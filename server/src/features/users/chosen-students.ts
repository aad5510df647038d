import { hasLeft, isThere } from '#features/groups/has-left.ts'

/**
 * Statements for the ids of the students of some classes, levels and mentors, as they are today. Each takes the place of a list
 * of ids; whoever left is in none of them.
 */
export const inGroups = (groupIds: string): string => `select distinct m.student_id from group_memberships m
  where m.group_id = any(${groupIds}::uuid[]) and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')
    and not ${hasLeft('m.student_id')}`

export const inLevels = (levelIds: string): string =>
  `select distinct s.student_id from level_students s where s.level_id = any(${levelIds}::uuid[])
  and s.status <> 'archived' and ${isThere('s')} and s.days::datemultirange @> today_nl()`

export const ofMentors = (mentorIds: string): string => `select distinct m.student_id from mentored_students m
  where m.mentor_id = any(${mentorIds}::uuid[]) and not ${hasLeft('m.student_id')}`
