import { redirect } from 'react-router'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import type { Client } from '#protocol/client.ts'
import { checkIn, checkIns, checkOut, dropCheckIn } from '#protocol/features/check-ins.ts'
import { goingStatuses, hourTotals } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'

/** Where somebody is now or was last today; else nothing but where they work. */
export async function readArrival(api: Client, { id: userId, firstName }: { id: string; firstName: string }) {
  const [open, done, places] = await Promise.all([
    api.list(checkIns, {
      filter: { studentIdEq: userId, statusEq: 'here' },
      include: ['internship'],
      page: { size: 1 },
    }),
    api.list(checkIns, { filter: { studentIdEq: userId, dayEq: today() }, include: ['internship'], page: { size: 1 } }),
    api.list(internships, { filter: { studentIdEq: userId, statusIn: goingStatuses }, page: { size: 5 } }),
  ])
  const last = open[0] ?? done[0]
  const internshipId = last?.internship?.id ?? places[0]?.id ?? null
  const totals = internshipId ? await api.find(hourTotals, internshipId) : null
  return {
    firstName,
    internshipId,
    here: last
      ? {
          id: last.id,
          host: last.hostName,
          day: last.day,
          cameAt: last.cameAt,
          leftAt: last.leftAt ?? null,
          isToday: last.day === today(),
          hasWaited: last.hasWaited,
        }
      : null,
    minutes: totals ? totals.minutesAgreed + totals.minutesCredit + totals.minutesWaiting : 0,
    target: totals?.targetHours ?? null,
    hasPlace: places.length > 0,
  }
}
export type ArrivalData = Awaited<ReturnType<typeof readArrival>>

const isWrong = (errors: FormAnswer['errors']): FormAnswer => ({ isSaved: false, errors })

/** Come in with the code on the counter, go home, or throw away what was a mistake. */
export async function runArrival(api: Client, form: FormData) {
  const id = String(form.get('id') ?? '')
  const to = (did: string) => redirect('/inchecken', withToast({ title: `check-ins.did.${did}` }))
  if (form.get('do') === 'drop') {
    return save(async () => {
      await api.run(dropCheckIn, id)
      return to('drop')
    })
  }
  if (form.get('do') === 'leave') {
    const { input, wrong } = readChecked(checkOut.input, form, false)
    if (wrong) return isWrong(wrong)
    return save(async () => {
      await api.run(checkOut, id, input)
      return to('leave')
    }, checkOut.input)
  }
  const { input, wrong } = readChecked(checkIn.input, form, false)
  if (wrong) return isWrong(wrong)
  return save(async () => {
    await api.run(checkIn, '', input)
    return redirect('/inchecken')
  }, checkIn.input)
}
