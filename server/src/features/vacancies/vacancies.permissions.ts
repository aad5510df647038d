import { type Cells, everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { organizationsOf } from '#test/permission-targets.ts'
import { anything, ask, call, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const managed: Cells = {
  schoolAdmin: 'of host of school, of host of nobody',
  centerAdmin: 'all but of other host, of host of school',
  nonProfitAdmin: 'of non-profit',
  providerAdmin: 'of provider',
  operator: 'all',
}
/** Whoever looks after the organization, never the organization itself. */
const judged: Cells = { schoolAdmin: managed.schoolAdmin, centerAdmin: managed.centerAdmin, operator: 'all' }
const keepers: Cells = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** What organizations offer, who looks after that, and what others say about it. */
export const permissions: Permissions = {
  'Managing vacancies': {
    read: managed,
    createVacancy: {
      schoolAdmin: 'school, host of school, host of nobody',
      centerAdmin: 'centre, non-profit, provider, host of nobody, pending host',
      nonProfitAdmin: 'non-profit',
      providerAdmin: 'provider',
      operator: 'all',
    },
    updateVacancy: managed,
    publishVacancy: managed,
    approveVacancy: judged,
    rejectVacancy: judged,
    reconsiderVacancy: judged,
    pauseVacancy: managed,
    resumeVacancy: managed,
    closeVacancy: managed,
    reopenVacancy: managed,
    duplicateVacancy: managed,
    renewVacancy: managed,
    takeDownVacancy: judged,
    removeVacancyPhoto: managed,
  },
  'What only managers of a vacancy know': { read: managed },
  'Numbers of a vacancy': { read: managed },
  'Reports about vacancies': { read: judged, dismissReport: judged, upholdReport: judged },
  'Looking at vacancies': {
    reportVacancy: everybody('✓'),
    countView: everybody('✓'),
    vacancySettings: signedIn('✓'),
    offeringOrganizations: signedIn('✓'),
    updateVacancySettings: keepers,
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, insert } = w
  const offering = {
    'of non-profit': places.nonProfit,
    'of provider': places.provider,
    'of other host': places.otherHost,
    'of host of school': places.schoolHost,
    'of host of nobody': places.freeHost,
  }
  const drafts: Record<string, string> = {}
  const reports: Record<string, string> = {}
  for (const [name, place] of Object.entries(offering)) {
    drafts[name] = await w.vacancy(place, 'draft')
    reports[name] = await insert('vacancy_reports', {
      vacancy_id: await w.vacancy(place, 'published'),
      reason: 'other',
    })
  }
  const open = await w.vacancy(places.nonProfit, 'published')
  const targets = fixed(drafts)
  const put = (name: string, path: string) => command(name, 'PUT', `/vacancies/:id/${path}`, targets)
  const post = (name: string, path: string) => command(name, 'POST', `/vacancies/:id/${path}`, targets)
  const ofReports = fixed(reports)
  return [
    {
      title: 'Managing vacancies',
      type: null,
      actions: [
        read('/vacancies', targets),
        {
          name: 'createVacancy',
          targets: organizationsOf(w),
          try: call('POST', '/vacancies', (id) => ({ organizationId: id, title: 'Helpen' })),
        },
        command('updateVacancy', 'PATCH', '/vacancies/:id', targets),
        put('publishVacancy', 'publish'),
        put('approveVacancy', 'approve'),
        put('rejectVacancy', 'reject'),
        put('reconsiderVacancy', 'reconsider'),
        put('pauseVacancy', 'pause'),
        put('resumeVacancy', 'resume'),
        put('closeVacancy', 'close'),
        put('reopenVacancy', 'reopen'),
        post('duplicateVacancy', 'duplicate'),
        post('renewVacancy', 'renew'),
        put('takeDownVacancy', 'take_down'),
        command('removeVacancyPhoto', 'DELETE', '/vacancies/:id/photo', targets),
      ],
    },
    reading('What only managers of a vacancy know', 'vacancyDetails', '/vacancy_details', targets),
    reading('Numbers of a vacancy', 'vacancyStatistics', '/vacancy_statistics', targets),
    {
      title: 'Reports about vacancies',
      type: 'vacancyReports',
      actions: [
        read('/vacancy_reports', ofReports),
        command('dismissReport', 'PUT', '/vacancy_reports/:id/dismiss', ofReports),
        command('upholdReport', 'PUT', '/vacancy_reports/:id/take_down', ofReports),
      ],
    },
    {
      title: 'Looking at vacancies',
      type: null,
      actions: [
        command('reportVacancy', 'POST', `/vacancies/${open}/reports`, anything),
        command('countView', 'POST', `/vacancies/${open}/views`, anything),
        ask('vacancySettings', '/vacancies/settings'),
        ask('offeringOrganizations', '/vacancies/organizations'),
        command('updateVacancySettings', 'PUT', '/vacancies/settings', anything),
      ],
    },
  ]
}
