import { feature, handle } from '#engine/feature.ts'
import { allOf, anyOf, sqlCondition } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/activities.ts'
import { activityKinds } from '#protocol/generated/activity-kinds.ts'
import { activitiesPersonal } from './activities.personal.ts'
import { activityAbilities, activityPolicy, impersonationPolicy, mayExport } from './activities.policy.ts'
import { type Asked, isLine, othersOf } from './activity-lines.ts'
import { otherId, otherType } from './related-subjects.ts'

const nameOf = (id: string) =>
  `(select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = ${id})`

/** What somebody did, in whosever name, and what happened to them. */
const isOf = (personId: string) =>
  anyOf({ actorId: personId }, { impersonatorId: personId }, { subjectType: 'users', subjectId: personId })

/** Found by their name, the newest of each, and not by going back in time until there are enough. */
const isNamed = (names: string[]) =>
  sqlCondition(
    (t, add) => `${t}.id = any(array(select e.id from unnest(${add(names)}::text[]) n cross join lateral (
      select e.id from events e where e.name = n order by e.created_at desc limit 1000) e))`,
  )

/** Reading is everybody's own; taking it along in one go is for who answers for others, and it is written down. */
const exportActivities = handle(
  protocol.exportActivities,
  async ({ me, tx }) => {
    tx.emit(protocol.exportMade, { what: 'activities' }, { type: 'users', id: me.requireId() })
    return { status: 200, body: metaDocument({}) }
  },
  mayExport,
)

export const activitiesFeature = feature({
  abilities: activityAbilities,
  resources: [
    serve(protocol.activities, {
      table: 'events',
      policy: activityPolicy,
      scopes: (asked: Asked, me) =>
        allOf(
          asked.named ? isNamed(asked.named) : true,
          asked.personId ? isOf(asked.personId) : true,
          asked.aboutId ? { subjectId: asked.aboutId } : true,
          asked.kind ? { topic: activityKinds[asked.kind] } : true,
          asked.lines ? isLine(asked, me) : true,
        ),
      expressions: {
        subjectName: (t) => `case ${t}.subject_type
          when 'organizations' then (select n.name from organizations n where n.id = ${t}.subject_id)
          when 'vacancies' then (select n.title from vacancies n where n.id = ${t}.subject_id)
          when 'users' then ${nameOf(`${t}.subject_id`)}
        end`,
        otherType,
        otherId,
        others: othersOf,
        otherName: (t) => `case when ${t}.name = 'tag.merged' then ${t}.data->>'tagLabel'
          when ${t}.name = 'dataExport.started' then ${t}.data->>'of'
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
  activities: { privacy: ['export'] },
  personal: activitiesPersonal,
})
