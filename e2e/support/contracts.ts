import assert from 'node:assert/strict'
import { contractSigners, createContracts } from '#protocol/features/contracts.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { approveSelfFound, reportSelfFound } from '#protocol/features/self-found.ts'
import { createUser, users } from '#protocol/features/users.ts'
import { inDays } from '#protocol/shared/days.ts'
import type { Client } from '../../protocol/src/client.ts'
import { ownOrganization } from './marketplace.ts'

/** Sixteen, with a mother and a place at a baker's who has no account. */
export async function placeAtTheBakers(school: Client, own: string, mentorEmail: string) {
  const people = {
    student: `sem-${own}@leerling.test`,
    mother: `petra-${own}@thuis.test`,
    baker: `bea-${own}@bakker.test`,
    partner: `carla-${own}@bakker.test`,
  }
  const [mentor] = await school.list(users, { filter: { emailEq: mentorEmail } })
  const { id: studentId } = await school.run(createUser, '', {
    firstName: 'Sem',
    lastName: `van ${own}`,
    email: people.student,
    role: 'student',
    birthDate: inDays(-16.5 * 365),
    mentorId: mentor?.id ?? '',
    guardianName: 'Petra Kamphuis',
    guardianEmail: people.mother,
    organizationId: await ownOrganization(school),
    invite: true,
  })
  const [period] = await school.list(internshipPeriods, {
    filter: { startDateLteq: inDays(0), endDateGteq: inDays(7) },
    sort: 'startDate',
  })
  assert.ok(period, 'it is time for internships')
  const { id: internshipId } = await school.run(reportSelfFound, '', {
    studentId,
    internshipPeriodId: period.id,
    organizationName: `Bakkerij ${own}`,
    city: 'Elburg',
    contactName: 'Bea Bakker',
    contactEmail: people.baker,
    startDate: inDays(0),
    endDate: period.endDate,
    plannedHours: 24,
    weekdays: [5],
    description: 'Helpen met deeg en met de winkel, samen met de bakker.',
    motivation: 'Sem wil later bakker worden en woont vlakbij.',
  })
  await school.run(approveSelfFound, internshipId, { organizationType: 'Provider', isNew: true })
  return { internshipId, people, student: `Sem van ${own}` }
}

/** The same with a contract that is made, and nobody has seen it. */
export async function contractAtTheBakers(school: Client, own: string, mentorEmail: string) {
  const { internshipId, people, student } = await placeAtTheBakers(school, own, mentorEmail)
  const { made, skipped } = await school.run(createContracts, '', { internshipIds: [internshipId] })
  assert.deepEqual(skipped, [])
  const id = made[0] ?? ''
  const seats = await school.list(contractSigners, { filter: { contractIdEq: id } })
  const seatOf = (role: 'student' | 'guardian' | 'host' | 'school') => {
    const seat = seats.find((each) => each.role === role)
    assert.ok(seat, `a ${role} signs`)
    return seat.id
  }
  return { id, internshipId, people, seatOf, student }
}
