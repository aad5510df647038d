import { feature } from '#engine/feature.ts'
import { allOf, anyOf } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { hourBreaches, hourEntries, hourLife, hourTotals } from '#protocol/features/hours.ts'
import { checkSheet } from './check-sheet.ts'
import { agreeHours, approveHours, rejectHours, undoHourApproval, undoHourRejection } from './confirm-hours.ts'
import { creditHours, enterHours, stateHours, unlockHours, unlockManyHours } from './hour-totals.ts'
import { hoursPersonal } from './hours.personal.ts'
import { confirmsAsHost, hourAbilities, hourBreachPolicy, hourPolicy, hourTotalPolicy } from './hours.policy.ts'
import { hourReactions } from './hours.reactions.ts'
import { hoursPhase } from './hours-phase.ts'
import { checkHours } from './judge-hours.ts'
import { changeHours, logHours, removeHours } from './log-hours.ts'
import { recallHours, submitHours } from './send-hours.ts'
import { targetMinutes } from './settle-hours.ts'

const clock = (column: string) => (t: string) => `to_char(${t}.${column}, 'HH24:MI')`

export const hoursFeature = feature({
  abilities: hourAbilities,
  queues: [
    queueKind('hours', 'hour_entries', (me) => allOf({ status: 'submitted' }, confirmsAsHost(me)), { flag: 'hours' }),
  ],
  resources: [
    serve(hourEntries, {
      table: 'hour_entries',
      policy: hourPolicy,
      scopes: ({ toConfirm }, me) =>
        toConfirm === true ? allOf({ status: 'submitted' }, anyOf(confirmsAsHost(me))) : true,
      expressions: {
        needsSchool: (t) => `(${t}.breaches <> '[]')`,
        startsAt: clock('starts_at'),
        endsAt: clock('ends_at'),
        decidedByName: (t) =>
          `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.decided_by_id)`,
      },
      relations: { internship: seenWith('internshipId'), student: seenWith('studentId') },
    }),
    serve(hourBreaches, { table: 'hour_entries', policy: hourBreachPolicy }),
    serve(hourTotals, {
      table: 'internships',
      policy: hourTotalPolicy,
      expressions: { targetHours: (t) => `(${targetMinutes.replaceAll('i.', `${t}.`)} / 60)` },
    }),
  ],
  lifecycles: [hourLife],
  phaseKinds: [hoursPhase],
  commands: [
    logHours,
    checkHours,
    changeHours,
    removeHours,
    submitHours,
    recallHours,
    approveHours,
    undoHourApproval,
    rejectHours,
    undoHourRejection,
    agreeHours,
    unlockHours,
    unlockManyHours,
    creditHours,
    stateHours,
    enterHours,
  ],
  queries: [checkSheet],
  reactions: hourReactions,
  activities: { hours: ['hours'] },
  personal: hoursPersonal,
  notices: {
    hoursSubmitted: ['uren om te bekijken', 'hours to look at'],
    hoursRejected: ['teruggestuurde uren', 'hours sent back'],
    hoursApproved: ['uren die akkoord zijn', 'hours that were agreed with'],
  },
})
