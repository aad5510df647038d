import { feature } from '#engine/feature.ts'
import { inverse, seenWith, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/groups.ts'
import { groupPolicy, levelPolicy, membershipPolicy, mentorshipPolicy } from './groups.policy.ts'

const during = (t: string, day: string) => `${day} between ${t}.started_on and coalesce(${t}.ended_on, 'infinity')`

export const groupsFeature = feature({
  resources: [
    serve(protocol.levels, {
      table: 'levels',
      policy: levelPolicy,
      expressions: { groupCount: (t) => `(select count(*) from groups g where g.level_id = ${t}.id)::int` },
      writes: ['create', 'update', 'delete'],
    }),
    serve(protocol.groups, {
      table: 'groups',
      policy: groupPolicy,
      relations: { mentorships: inverse('group_id') },
      expressions: {
        studentCount: (t) => `(select count(distinct m.student_id) from group_memberships m
          join school_years y on y.id = ${t}.school_year_id
          where m.group_id = ${t}.id and ${during('m', 'least(greatest(today_nl(), y.start_date), y.end_date)')})::int`,
      },
      writes: ['create', 'update', 'delete'],
    }),
    serve(protocol.groupMemberships, {
      table: 'group_memberships',
      policy: membershipPolicy,
      relations: { group: seenWith('group_id'), student: seenWith('student_id') },
      expressions: { isCurrent: (t) => `(${during(t, 'today_nl()')})` },
    }),
    serve(protocol.mentorships, {
      table: 'mentorships',
      policy: mentorshipPolicy,
      relations: { mentor: seenWith('mentor_id'), student: seenWith('student_id'), group: seenWith('group_id') },
      writes: ['delete'],
    }),
  ],
})
