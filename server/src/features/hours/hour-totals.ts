import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/hours.ts'
import { hourPolicy } from './hours.policy.ts'
import { toldOf } from './log-hours.ts'
import { done, holdEntries } from './send-hours.ts'
import { settleHours } from './settle-hours.ts'

const about = ({ id, studentId }: { id: string; studentId: string }) =>
  [
    { internshipId: id, studentId },
    { type: 'users', id: studentId },
  ] as const

export const creditHours = handle(protocol.creditHours, async ({ subject, input, tx }) => {
  await tx.update(protocol.hourTotals, subject.id, { minutesCredit: input.minutes, creditReason: input.reason })
  tx.emit(protocol.hoursCredited, ...about(subject))
  await settleHours(tx, [subject.id])
})

export const stateHours = handle(protocol.stateHours, async ({ subject, input, tx }) => {
  await tx.update(protocol.hourTotals, subject.id, { hoursSupervisor: input.hours })
  tx.emit(protocol.hoursStated, ...about(subject))
})

export const unlockHours = handle(protocol.unlockHours, async ({ subject, input, tx }) => {
  await tx.move(protocol.hourLife.unlock, subject, { set: { note: input.reason }, tell: toldOf(subject) })
})

export const unlockManyHours = handle(
  protocol.unlockManyHours,
  async ({ input: { entryIds, reason }, me, tx }) => {
    await holdEntries(tx, entryIds)
    const opened = await tx.moveAll(protocol.hourLife.unlock, allOf({ id: entryIds }, hourPolicy.unlockHours(me)), {
      set: { note: reason },
      tell: toldOf,
    })
    if (opened.length === 0) throw fail('hours.nothingClosed')
    return done(opened)
  },
  (me) => me.isSchoolAdmin,
)
