import type { Unsent } from '#app/features/unsent/unsent.ts'
import type { Read } from '#app/features/unsent/use-unsent-form.ts'
import { readChecked } from '#lib/form.ts'
import { logHours } from '#protocol/features/hours.ts'
import { inHours, inMinutes } from './in-minutes.ts'
import type { Sheet } from './sheet.data.ts'

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** What waits on this device, as the form fills it in. */
export const keptDay = ({ input: { day, startsAt, endsAt, breakMinutes, minutes, work } }: Unsent) => ({
  day: text(day),
  startsAt: text(startsAt),
  endsAt: text(endsAt),
  breakMinutes: Number(breakMinutes ?? 0),
  minutes: typeof minutes === 'number' ? minutes : null,
  work: text(work),
})

/** A form as the day that is sent, by the same rules that the server has. */
export function readDay({ id, host }: Sheet, form: FormData): Read {
  const given = new FormData()
  for (const [name, value] of form) given.append(name, value)
  inMinutes(given, 'hours', 'minutes')
  given.set('internshipId', id)
  const { input, wrong } = readChecked(logHours.input, given, false)
  return wrong
    ? { wrong: inHours(wrong, 'minutes', 'hours') }
    : { unsent: { kind: 'hours', internshipId: id, host, input } }
}
