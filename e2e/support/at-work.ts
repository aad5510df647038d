import assert from 'node:assert/strict'
import { approvePhase } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { accountApi } from './marketplace.ts'

/** The student of the site works at the moment; where the demo put them elsewhere on the route, the school brings them there. */
export async function atWork(tenant: string) {
  const [student, school] = [await accountApi('student', tenant), await accountApi('schooladmin', tenant)]
  const [internship] = await student.list(internships, {
    filter: { statusIn: ['running', 'evaluating', 'contracting'] },
  })
  assert.ok(internship, 'the student has a place')
  const [contract] = await school.list(phases, { filter: { internshipIdEq: internship.id, kindEq: 'contract' } })
  if (internship.status === 'contracting') await school.run(approvePhase, internship.id, { phaseId: contract?.id })
  return { student, school, id: internship.id }
}
