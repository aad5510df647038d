import { type Cells, everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, ask, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const inSight: Cells = {
  student: 'of mentored student',
  mentor: 'of mentored student',
  schoolAdmin: 'all but of student of other school',
}
const bySchool: Cells = { mentor: 'of mentored student', schoolAdmin: 'all but of student of other school' }

/** What students find themselves, and what is proposed to them. */
export const permissions: Permissions = {
  'Self-found internships': {
    read: { ...inSight, operator: 'all' },
    reportSelfFound: { student: '✓', mentor: '✓', schoolAdmin: '✓' },
    nearOrganizations: { student: '✓', mentor: '✓', schoolAdmin: '✓' },
    updateSelfFound: inSight,
    withdrawSelfFound: inSight,
    selfFoundMatches: bySchool,
    approveSelfFound: bySchool,
    sendBackSelfFound: bySchool,
    refuseSelfFound: bySchool,
    reconsiderSelfFound: bySchool,
  },
  'Proposals to students': {
    read: { ...inSight, operator: 'all' },
    dismissProposal: { student: 'of mentored student' },
  },
  'The front page and the stagebank': {
    homeFigures: everybody('✓'),
    searchStagebank: everybody('✓'),
    mapStagebank: everybody('✓'),
    formerVacancy: everybody('✓'),
  },
  'Proposing to students': { proposeVacancy: { mentor: '✓', schoolAdmin: '✓' } },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, periods, insert } = w
  const report = (studentId: string, of: { id: string }, periodId: string) =>
    insert('internships', {
      school_id: of.id,
      student_id: studentId,
      internship_period_id: periodId,
      title: 'Found',
      organization_name: 'Found',
      self_found: true,
    })
  const reports = fixed({
    'of mentored student': await report(people.mentored, places.school, periods.own),
    'of other student': await report(people.pupil, places.school, periods.own),
    'of student of other school': await report(people.otherPupil, places.otherSchool, periods.other),
  })
  const vacancyId = await w.vacancy(places.nonProfit, 'published')
  const proposal = (studentId: string) =>
    insert('vacancy_proposals', { vacancy_id: vacancyId, student_id: studentId, proposed_by_id: people.colleague })
  const proposals = fixed({
    'of mentored student': await proposal(people.mentored),
    'of other student': await proposal(people.pupil),
    'of student of other school': await proposal(people.otherPupil),
  })
  const path = '/self_found_internships'
  return [
    {
      title: 'Self-found internships',
      type: 'selfFoundInternships',
      actions: [
        read(path, reports),
        command('reportSelfFound', 'POST', path, anything),
        command('nearOrganizations', 'POST', `${path}/near`, anything),
        command('updateSelfFound', 'PATCH', `${path}/:id`, reports),
        command('withdrawSelfFound', 'DELETE', `${path}/:id`, reports),
        command('selfFoundMatches', 'POST', `${path}/:id/matches`, reports),
        command('approveSelfFound', 'PUT', `${path}/:id/approve`, reports),
        command('sendBackSelfFound', 'PUT', `${path}/:id/send_back`, reports),
        command('refuseSelfFound', 'PUT', `${path}/:id/refuse`, reports),
        command('reconsiderSelfFound', 'PUT', `${path}/:id/reconsider`, reports),
      ],
    },
    {
      title: 'Proposals to students',
      type: 'vacancyProposals',
      actions: [
        read('/vacancy_proposals', proposals),
        command('dismissProposal', 'PUT', '/vacancy_proposals/:id/dismiss', proposals),
      ],
    },
    {
      title: 'The front page and the stagebank',
      type: null,
      actions: [
        ask('homeFigures', '/home_figures'),
        ask('searchStagebank', '/stagebank'),
        ask('mapStagebank', '/stagebank/map'),
        ask('formerVacancy', '/stagebank/former?filter[id]=0b0e7f7e-0000-4000-8000-000000000001'),
      ],
    },
    {
      title: 'Proposing to students',
      type: null,
      actions: [command('proposeVacancy', 'POST', '/vacancy_proposals', anything)],
    },
  ]
}
