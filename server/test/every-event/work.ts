import { approveHours, logHours, rejectHours } from '#protocol/features/hours.ts'
import { approvePhase, handInPhase, setPhaseDue, skipPhase } from '#protocol/features/internship-commands.ts'
import { addPushDevice, pushDevices, removePushDevice } from '#protocol/features/push-devices.ts'
import { routeOf } from '../route-world.ts'
import type { Person } from '../world.ts'
import type { NewsWorld, Walk } from './news-world.ts'

/** Somebody with a place, and the step at which they sign. */
async function placed(w: NewsWorld) {
  const student = await w.newStudent()
  const id = await w.place(student, w.period, { startDate: w.day(-20), endDate: w.day(40) })
  const contract = (await routeOf(w.schoolAdmin, id)).find(({ kind }) => kind === 'contract')
  return { student, id, phaseId: contract?.id ?? '' }
}
const begin = (w: NewsWorld, { id, phaseId }: { id: string; phaseId: string }) =>
  w.schoolAdmin.run(skipPhase, id, { phaseId, reason: 'Op papier getekend' })

/** Somebody who works now. */
async function atWork(w: NewsWorld) {
  const made = await placed(w)
  await begin(w, made)
  await w.settled()
  return made
}
/** Hours that the host has to look at. */
async function worked(w: NewsWorld) {
  const { student, id } = await atWork(w)
  const hours = { internshipId: id, day: w.day(-3), startsAt: '09:00', endsAt: '13:00', submit: true }
  return student.run(logHours, '', hours)
}
/** What they want to hear on their phone, while something happens. */
async function withPhone(w: NewsWorld, who: Person, topic: 'confirm' | 'turn', cause: () => Promise<unknown>) {
  await who.run(addPushDevice, '', { ...w.phoneOf(who), topics: [topic] })
  await cause()
  await w.settled()
  for (const { id } of await who.list(pushDevices)) await who.run(removePushDevice, id)
}
/** A step that is ticked by hand, handed in. */
async function handedIn(w: NewsWorld) {
  const made = await placed(w)
  await w.rows('update internship_phases set by_hand = true where id = $1', [made.phaseId])
  await made.student.run(handInPhase, made.id, { phaseId: made.phaseId })
  await w.settled()
  return made
}
/** The step was open for a while, and is due so many days from now. */
async function due(w: NewsWorld, days: number) {
  const { id } = await atWork(w)
  await w.rows(`update internship_phases set opened_at = now() - interval '20 days' where internship_id = $1`, [id])
  await w.mentor.run(setPhaseDue, id, { dueOn: w.day(days) })
  await w.clock('remindPhases')
}

export const workWalk: Walk = {
  37: {
    name: 'hours.submitted',
    cause: (w) => withPhone(w, w.nonProfitAdmin, 'confirm', () => worked(w)),
    told: ['host: line hoursSubmitted', 'host: mail hoursToConfirm nl', 'host: push'],
  },
  38: {
    name: 'hours.approved',
    cause: async (w) => w.nonProfitAdmin.run(approveHours, '', { entryIds: [(await worked(w)).id] }),
    told: ['student: line hoursApproved'],
  },
  39: {
    name: 'hours.rejected',
    cause: async (w) => w.nonProfitAdmin.run(rejectHours, (await worked(w)).id, { reason: 'Je ging eerder weg' }),
    told: ['student: line hoursRejected', 'student: mail hoursRejected nl'],
  },
  40: {
    name: 'hours.week_missing',
    cause: async (w) => {
      await w.rows(`insert into hour_weeks_missed (internship_id, week)
        select id, date_trunc('week', today_nl())::date - 7 from internships on conflict do nothing`)
      await atWork(w)
      await w.clock('missedWeeks')
    },
    told: ['student: line hoursMissing', 'student: mail hoursMissing nl'],
  },
  41: {
    name: 'phase.started',
    cause: async (w) => {
      const made = await placed(w)
      await withPhone(w, made.student, 'turn', () => begin(w, made))
    },
    told: ['student: line phaseStarted', 'student: push'],
  },
  42: {
    name: 'phase.due_soon',
    cause: (w) => due(w, 3),
    told: ['student: line phaseDueSoon'],
  },
  43: {
    name: 'phase.overdue',
    cause: (w) => due(w, -1),
    told: ['later: line phaseOverdue', 'mentor: line phaseOverdue', 'student: line phaseOverdue'],
  },
  44: {
    name: 'phase.completed',
    cause: async (w) => {
      const { id, phaseId } = await handedIn(w)
      await w.schoolAdmin.run(approvePhase, id, { phaseId })
    },
    told: ['later: line phaseCompleted', 'mentor: line phaseCompleted', 'student: line phaseCompleted'],
  },
}
