import { everybody, type Permissions } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const sent = 'of mentored student at non-profit, of other student at provider'
const bySchool = { mentor: 'of mentored student at non-profit', schoolAdmin: sent }
const byHost = {
  nonProfitAdmin: 'of mentored student at non-profit',
  providerAdmin: 'of other student at provider, of volunteer at provider',
}
const own = { student: 'of mentored student at non-profit', volunteer: 'of volunteer at provider' }

export const permissions: Permissions = {
  'Days of hours': {
    read: { ...own, ...bySchool, ...byHost, operator: 'all' },
    logHours: { student: '✓', volunteer: '✓' },
    checkHours: { student: '✓', volunteer: '✓' },
    changeHours: own,
    removeHours: own,
    setHourPhoto: own,
    removeHourPhoto: own,
    recallHours: own,
    submitHours: { student: '✓', volunteer: '✓' },
    approveHours: { mentor: '✓', schoolAdmin: '✓', nonProfitAdmin: '✓', providerAdmin: '✓' },
    undoHourApproval: { mentor: '✓', schoolAdmin: '✓', nonProfitAdmin: '✓', providerAdmin: '✓' },
    rejectHours: { ...bySchool, ...byHost },
    undoHourRejection: {},
    agreeHours: {},
    unlockHours: { schoolAdmin: sent },
    unlockManyHours: { schoolAdmin: '✓' },
    checkSheet: everybody('✓'),
    hourYears: { volunteer: '✓' },
    openHourLink: everybody('✓'),
    answerHourLink: everybody('✓'),
    renewHourLink: everybody('✓'),
  },
  'Rules that hours do not keep': { read: { ...own, ...bySchool, operator: 'all' } },
  'Sums of hours': {
    read: { ...own, ...bySchool, ...byHost, operator: 'all' },
    creditHours: bySchool,
    enterPaperSheet: bySchool,
    stateHours: byHost,
    showHourCode: own,
    remindHost: { student: own.student, volunteer: own.volunteer, ...bySchool },
    endHourLinks: bySchool,
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, internship, insert } = w
  const rows = {
    'of mentored student at non-profit': [people.mentored, places.school, places.nonProfit],
    'of other student at provider': [people.pupil, places.school, places.provider],
    'of student of other school at other host': [people.otherPupil, places.otherSchool, places.otherHost],
    'of volunteer at provider': [people.volunteer, null, places.provider],
  } as const
  const internships = new Map<string, string>()
  for (const [name, [student, school, host]] of Object.entries(rows))
    internships.set(name, await internship(student, school, host))
  const entries = Object.entries(rows).map(([name, [studentId]]) => ({
    name,
    id: () =>
      insert('hour_entries', {
        internship_id: internships.get(name) ?? '',
        student_id: studentId,
        day: '2026-03-07',
        minutes: 240,
        status: 'submitted',
      }),
  }))
  const totals = fixed(Object.fromEntries(internships))
  return [
    {
      title: 'Days of hours',
      type: 'hourEntries',
      actions: [
        read('/hour_entries', entries),
        command('logHours', 'POST', '/hour_entries', anything),
        command('checkHours', 'POST', '/hour_entries/check', anything),
        command('changeHours', 'PATCH', '/hour_entries/:id', entries),
        { name: 'removeHours', targets: entries, try: call('DELETE', '/hour_entries/:id') },
        command('setHourPhoto', 'PUT', '/hour_entries/:id/photo', entries),
        { name: 'removeHourPhoto', targets: entries, try: call('DELETE', '/hour_entries/:id/photo') },
        command('recallHours', 'POST', '/hour_entries/:id/recall', entries),
        command('submitHours', 'POST', '/hour_entries/submit', anything),
        command('approveHours', 'POST', '/hour_entries/approve', anything),
        command('undoHourApproval', 'POST', '/hour_entries/undo_approval', anything),
        command('rejectHours', 'POST', '/hour_entries/:id/reject', entries),
        command('undoHourRejection', 'POST', '/hour_entries/:id/undo_rejection', entries),
        command('agreeHours', 'POST', '/hour_entries/:id/agree', entries),
        command('unlockHours', 'POST', '/hour_entries/:id/unlock', entries),
        command('unlockManyHours', 'POST', '/hour_entries/unlock', anything),
        ask('checkSheet', '/hour_sheets/check?filter[token]=x'),
        ask('hourYears', '/hour_years'),
        command('openHourLink', 'POST', '/hour_links/open', anything),
        command('answerHourLink', 'POST', '/hour_links/answer', anything),
        command('renewHourLink', 'POST', '/hour_links/renew', anything),
      ],
    },
    reading('Rules that hours do not keep', 'hourBreaches', '/hour_breaches', entries),
    {
      title: 'Sums of hours',
      type: 'hourTotals',
      actions: [
        read('/hour_totals', totals),
        command('creditHours', 'PUT', '/hour_totals/:id/credit', totals),
        command('enterPaperSheet', 'POST', '/hour_totals/:id/paper', totals),
        command('stateHours', 'PUT', '/hour_totals/:id/state', totals),
        command('showHourCode', 'POST', '/hour_totals/:id/code', totals),
        command('remindHost', 'POST', '/hour_totals/:id/remind', totals),
        command('endHourLinks', 'POST', '/hour_totals/:id/end_links', totals),
      ],
    },
  ]
}
