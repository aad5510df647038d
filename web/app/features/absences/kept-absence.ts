import type { Unsent } from '#app/features/unsent/unsent.ts'
import type { Read } from '#app/features/unsent/use-unsent-form.ts'
import { readChecked } from '#lib/form.ts'
import { serverToday } from '#lib/server-clock.ts'
import { reportAbsence } from '#protocol/features/absences.ts'
import { daysOfChoice, isWhen } from './when-choices.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What waits on this device, as the form fills it in. */
export const keptAbsence = ({ input: { kind, firstDay, lastDay, note } }: Unsent) => ({
  kind: text(kind),
  firstDay: text(firstDay),
  lastDay: text(lastDay),
  note: text(note),
})

/** A form as what is reported. "Today" becomes the day that it is now, whenever it arrives. */
export function readAbsence({ id, host }: { id: string; host: string }, form: FormData): Read {
  const when = form.get('when')
  const chosen = isWhen(when) ? daysOfChoice(when, serverToday()) : null
  const given = new FormData()
  for (const [name, value] of form) given.append(name, value)
  if (chosen) for (const [name, value] of Object.entries(chosen)) given.set(name, value)
  if (given.get('kind') === 'sick') given.set('note', '')
  const { input, wrong } = readChecked(reportAbsence.input, given, false)
  return wrong ? { wrong } : { unsent: { kind: 'absence', internshipId: id, host, input } }
}
