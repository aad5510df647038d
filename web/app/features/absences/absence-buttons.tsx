import { Form, useLocation } from 'react-router'
import { today } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { addDays } from '#protocol/shared/days.ts'
import { SubmitButton } from '#ui/button.tsx'
import { stateOf, useDaysText } from './absence-days.ts'
import type { Absence } from './absences.data.ts'

/** What can be done about a report: they come again, or it was not so. Each is a form, so that it works without scripts. */
export function AbsenceButtons({ of, isOwn }: { of: Absence; isOwn: boolean }) {
  const t = useT('absences')
  const days = useDaysText()(of)
  const now = today()
  const state = stateOf(of, now)
  const isGoing = state === 'today' && of.status === 'reported' && of.can.end
  const words = isOwn ? '' : 'For'
  const name = isOwn ? '' : `, ${of.student.name}`
  const cancel = t(`cancel.${isOwn ? 'own' : 'other'}`)
  // Before the first day is over nothing has ended; who comes tomorrow was away today.
  const mayBeBackToday = isGoing && of.firstDay < now
  const mayBeBackTomorrow = isGoing && of.lastDay !== now
  const mayCancel = of.can.cancel && (isOwn ? !mayBeBackToday : true)
  if (state === 'cancelled' || (!isGoing && !mayCancel)) return null
  return (
    <>
      {mayBeBackToday ? (
        <Does of={of} does="end" lastDay={addDays(now, -1)} label={t(`back.today${words}`)} name={name} />
      ) : null}
      {mayBeBackTomorrow ? (
        <Does of={of} does="end" lastDay={now} label={t(`back.tomorrow${words}`)} name={name} />
      ) : null}
      {mayCancel ? <Does of={of} does="cancel" label={cancel} name={`: ${days}${name}`} /> : null}
    </>
  )
}

type Props = { of: Absence; does: 'end' | 'cancel'; lastDay?: string; label: string; name: string }

function Does({ of, does, lastDay, label, name }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={`/afwezig/${of.id}`} className="max-sm:flex-1 max-sm:basis-40" preventScrollReset>
      <input type="hidden" name="do" value={does} />
      <input type="hidden" name="back" value={pathname + search} />
      {lastDay ? <input type="hidden" name="lastDay" value={lastDay} /> : null}
      <SubmitButton look="outline" size="md" aria-label={`${label}${name}`} className="min-h-11 w-full">
        {label}
      </SubmitButton>
    </Form>
  )
}
