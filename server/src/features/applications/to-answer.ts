import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { atHostStatuses } from '#protocol/features/applications.ts'
import { applicationPolicy } from './applications.policy.ts'

/** The host is up: nobody else has it, and a talk that was agreed has been, or does not suit. */
const isUp = (me: Me): Condition<'applications'> =>
  sqlCondition(
    (
      t,
      add,
    ) => `((${t}.status <> 'in_talk' or ${t}.talk_at < now() or ${t}.talk_answer = 'other_moment') and (${t}.handler_email is null
      or lower(${t}.handler_email) in (select lower(u.email) from users u where u.id = any(${add(me.self)}))))`,
  )

/** What waits for an answer of this person, for the list and for its count. */
export const toAnswer = (me: Me): Condition<'applications'> =>
  allOf({ status: [...atHostStatuses] }, applicationPolicy.acceptApplication(me), isUp(me))
