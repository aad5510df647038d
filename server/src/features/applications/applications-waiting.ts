import { allOf } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { ofSchool } from './applications.policy.ts'
import { toAnswer } from './to-answer.ts'

export const applicationQueues = [
  /** What the school has to agree to first. */
  queueKind('applications', 'applications', (me) => allOf({ status: 'submitted' }, ofSchool(me))),
  /** Who waits for the host's answer. */
  queueKind('applicationsAtHost', 'applications', toAnswer),
]
