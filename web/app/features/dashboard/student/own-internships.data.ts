import { readAbsences } from '#app/features/absences/absences.data.ts'
import type { Session } from '#lib/session.server.ts'
import { isTheirOwnTurn } from '#protocol/blocks/block-sentence.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { contracts, signingContracts } from '#protocol/features/contracts.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { fullName, include, LISTED, placementOf } from '../placements.data.ts'
import { whichFirst } from './main-internship.ts'

const aroundPlace = [...include, 'organization.profile', 'contactPerson', 'internshipPeriod', 'vacancy'] as const

/** Where somebody is and whom they call there. */
function placeOf(row: Row<typeof internships, (typeof aroundPlace)[number]>) {
  const { organization, contactPerson: contact } = row
  return {
    ...placementOf(row),
    /** Found by the student, and the school has not said yes yet. */
    isAsked: row.selfFound && row.status === 'proposed',
    endDate: row.endDate,
    city: organization?.city ?? undefined,
    sector: row.vacancy?.sector ?? null,
    phoneNumber: row.contactPhoneNumber ?? organization?.profile?.phoneNumber ?? null,
    contactName: row.contactName ?? fullName(contact),
    contactEmail: row.contactEmail ?? contact?.email ?? null,
    mayReportAbsence: row.can.reportAbsence === true,
  }
}
export type Place = ReturnType<typeof placeOf>

/** The internship that a student is in now, with its course and the other places; null for whoever has none yet. */
export async function ownInternships(api: Client, { user }: Session) {
  const found = await api.list(internships, {
    filter: { studentIdEq: user.id, statusNotIn: ['refused', 'stopped'], internshipPeriodIdNotNull: true },
    include: aroundPlace,
    page: { size: LISTED },
  })
  const { main, others } = whichFirst(found)
  if (!main) return null
  const { internshipPeriod: period } = main
  const [course, signBefore] = await Promise.all([
    api.list(phases, { filter: { internshipIdEq: main.id }, page: { size: 50 } }),
    lastDayToSign(api, main),
  ])
  const dueOf = ({ kind, dueOn }: { kind: string; dueOn?: string | null }) =>
    (kind === 'contract' ? signBefore : null) ?? dueOn ?? null
  const place = placeOf(main)
  const internship = {
    ...place,
    phase: place.phase && { ...place.phase, dueOn: dueOf(place.phase) },
    hours: main.hours,
    targetHours: period?.targetHours ?? null,
    period: period && { id: period.id, name: period.name },
    course: course.map(({ id, name, nameEn, kind, status, actor, dueOn }) => ({
      ...{ id, name, nameEn, kind, status, dueOn: dueOf({ kind, dueOn }) },
      isOwn: isTheirOwnTurn(actor),
    })),
  }
  return { internship, others: others.map(placeOf) }
}

/** A contract that is being signed has a last day of its own, after which nobody can sign it. */
async function lastDayToSign(api: Client, { id, block }: { id: string; block?: string | null }) {
  if (block !== 'contractSign' && block !== 'contractGuardian') return null
  const filter = { internshipIdEq: id, statusIn: [...signingContracts] }
  const [contract] = await api.list(contracts, { filter, page: { size: 1 } })
  return contract?.expiresOn ?? null
}

/** Where a volunteer takes part or soon will: more than one place at once is fine. */
export async function ownPlaces(api: Client, { user }: Session): Promise<Place[]> {
  const found = await api.list(internships, {
    filter: { studentIdEq: user.id, statusIn: ['ready', 'running'], internshipPeriodIdNull: true },
    include: aroundPlace,
    sort: 'startDate',
    page: { size: LISTED },
  })
  return found.map(placeOf)
}

/** What somebody reported that is not over, at all of their places. */
export const ownAbsences = async (api: Client, { user }: Session) =>
  (await readAbsences(api, { studentIdEq: user.id, when: 'ahead' })).rows
