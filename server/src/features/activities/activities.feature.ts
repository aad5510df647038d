import { anyOf } from '#engine/condition.ts'
import { metaDocument } from '#engine/document.ts'
import { feature, handle } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/activities.ts'
import { activityPolicy, impersonationPolicy } from './activities.policy.ts'

const nameOf = (id: string) =>
  `(select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = ${id})`

/** What else events are about: where their data says it, and what kind of thing that is. */
const others = [
  { names: ['student.joined_group', 'student.left_group'], type: 'groups', key: 'groupId' },
  { names: ['bulk.finished', 'bulk.undone'], type: 'groups', key: 'groupId' },
  { names: ['mentorships.handed_over'], type: 'users', key: 'toId' },
  { names: ['groups.copied', 'internshipPeriods.copied'], type: 'schoolYears', key: 'toSchoolYearId' },
] as const
const whenOther = (t: string, then: (other: (typeof others)[number]) => string) =>
  others.map((each) => `when ${t}.name in (${each.names.map((name) => `'${name}'`).join(', ')}) then ${then(each)}`)

/** Reading is everybody's own; taking it along in one go is for who answers for others, and it is written down. */
const exportActivities = handle(
  protocol.exportActivities,
  async ({ me, tx }) => {
    tx.emit(protocol.exportMade, { what: 'activities' }, { type: 'users', id: me.id as string })
    return { status: 200, body: metaDocument({}) }
  },
  (me) => me.isOperator || me.isAdmin,
)

export const activitiesFeature = feature({
  resources: [
    serve(protocol.activities, {
      table: 'events',
      policy: activityPolicy,
      scopes: ({ personId }) =>
        personId
          ? anyOf(
              { actorId: personId as string },
              { impersonatorId: personId as string },
              { subjectType: 'users', subjectId: personId as string },
            )
          : true,
      expressions: {
        subjectName: (t) => `case ${t}.subject_type
          when 'organizations' then (select n.name from organizations n where n.id = ${t}.subject_id)
          when 'vacancies' then (select n.title from vacancies n where n.id = ${t}.subject_id)
          when 'users' then ${nameOf(`${t}.subject_id`)}
        end`,
        otherType: (t) => `case ${whenOther(t, ({ type }) => `'${type}'`).join(' ')} end`,
        otherId: (t) => `(case ${whenOther(t, ({ key }) => `${t}.data->>'${key}'`).join(' ')} end)::uuid`,
        otherName: (t) => `case when ${t}.name = 'tag.merged' then ${t}.data->>'tagLabel'
          when ${t}.name in ('bulk.finished', 'bulk.undone') then ${t}.data->>'action' end`,
        rows: (t) => `case when ${t}.name in ('bulk.finished', 'bulk.undone') then (${t}.data->>'rows')::int end`,
        changedBy: (t) => `case when ${t}.name in ('user.updated', 'student.updated', 'organization.updated')
          then ${nameOf(`${t}.actor_id`)} end`,
      },
    }),
    serve(protocol.impersonations, {
      table: 'events',
      policy: impersonationPolicy,
      where: { name: 'impersonation.started' },
      expressions: {
        impersonatorId: (t) => `${t}.actor_id`,
        impersonatorName: (t) => nameOf(`${t}.actor_id`),
        userId: (t) => `${t}.subject_id`,
        userName: (t) => nameOf(`${t}.subject_id`),
        reason: (t) => `${t}.data->>'reason'`,
        endedAt: (t) => `(select min(e.created_at) from events e
          where e.subject_type = 'users' and e.subject_id = ${t}.subject_id and e.name = 'impersonation.ended'
            and e.impersonator_id = ${t}.actor_id and e.created_at > ${t}.created_at
            and e.created_at < ${t}.created_at + interval '61 minutes')`,
      },
    }),
  ],
  commands: [exportActivities],
})
