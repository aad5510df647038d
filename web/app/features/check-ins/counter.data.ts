import { redirect } from 'react-router'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { qrOf } from '#lib/qr.server.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { checkInByName, checkIns, checkOut, dropCheckIn, showCheckInCode } from '#protocol/features/check-ins.ts'
import { goingStatuses } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'

/** Who is here and who is expected: on one screen, so no more than fit. */
const most = 200

/** Of the house that one works in now. */
export async function readCounter(api: Client, { organizations, organization }: Session) {
  const house = organization ?? organizations.find(({ type }) => type === 'NonProfit' || type === 'Provider')
  if (!house) throw redirect('/dashboard')
  const [code, people, came] = await Promise.all([
    api.run(showCheckInCode, '', { organizationId: house.id }),
    api.list(internships, {
      filter: { organizationIdEq: house.id, statusIn: goingStatuses },
      page: { size: most },
    }),
    api.list(checkIns, { filter: { dayEq: today() }, include: ['internship'], page: { size: most } }),
  ])
  const byPlace = Map.groupBy(came, ({ internship }) => internship?.id ?? '')
  const interns = people
    .map(({ id, studentName, startDate }) => {
      const [last] = byPlace.get(id) ?? []
      const isToCome = Boolean(startDate && startDate > today())
      return {
        id,
        name: studentName,
        isToCome,
        checkInId: last?.id ?? null,
        status: last?.status ?? null,
        ...timesOf(last),
      }
    })
    .filter(({ isToCome }) => !isToCome)
    .sort((a, b) => Number(b.status === 'here') - Number(a.status === 'here') || a.name.localeCompare(b.name))
  return {
    house: { id: house.id, name: house.name },
    square: qrOf(code.address),
    digits: code.digits,
    secondsLeft: code.secondsLeft,
    interns,
  }
}
export type CounterData = Awaited<ReturnType<typeof readCounter>>

const timesOf = (row: { cameAt: string; leftAt?: string | null } | undefined) => ({
  cameAt: row?.cameAt ?? null,
  leftAt: row?.leftAt ?? null,
})

const doings = { in: checkInByName, out: checkOut, drop: dropCheckIn } as const

/** Who has no phone at hand is brought in and sent home by name. */
export function runCounter(api: Client, form: FormData) {
  const [name, id] = [String(form.get('do')), String(form.get('id') ?? '')]
  const command = name === 'out' ? doings.out : name === 'drop' ? doings.drop : doings.in
  return save(async () => {
    await api.run(command, id, {})
    return redirect('/inchecken', withToast({ title: `check-ins.did.${name}` }))
  })
}
