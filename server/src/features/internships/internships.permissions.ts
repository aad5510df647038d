import { inDays } from '#protocol/shared/days.ts'
import { everybody, type Permissions, schoolPeople } from '#test/permission-cells.ts'
import { schoolsOf } from '#test/permission-targets.ts'
import {
  call,
  command,
  everything,
  fixed,
  fresh,
  read,
  reading,
  type Subject,
  type Target,
} from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const internshipsInSight = {
  student: 'mentored student at non-profit',
  mentor: 'mentored student at non-profit',
  schoolAdmin: 'mentored student at non-profit, other student at provider, other student at other host',
  centerAdmin:
    'all but other student at other host, student of other school at other host, volunteer at other host, volunteer at host of the school',
  nonProfitAdmin:
    'mentored student at non-profit, student of other school at non-profit, other volunteer at non-profit',
  providerAdmin: 'other student at provider, volunteer at provider',
  volunteer: 'volunteer at provider',
  operator: 'all',
}

const { student, mentor, schoolAdmin, volunteer } = internshipsInSight
const bySchool = { mentor, schoolAdmin }
const bySchoolOrHost = {
  ...bySchool,
  nonProfitAdmin: 'other volunteer at non-profit',
  providerAdmin: 'volunteer at provider',
}
const doesSteps = {
  student,
  volunteer,
  nonProfitAdmin: internshipsInSight.nonProfitAdmin,
  providerAdmin: internshipsInSight.providerAdmin,
}

/** Internships, in which periods they are, and what is offered to everybody. */
export const permissions: Permissions = {
  'School years': { read: schoolPeople },
  'Internship periods': {
    read: { student: 'of school', mentor: 'of school', schoolAdmin: 'of school', centerAdmin: 'all', operator: 'all' },
    create: { schoolAdmin: 'school' },
    updateInternshipPeriod: { schoolAdmin: 'school' },
    delete: { schoolAdmin: 'school' },
  },
  Vacancies: {
    read: {
      ...everybody('published'),
      centerAdmin: 'all but draft of other host',
      nonProfitAdmin: 'published, draft of non-profit',
      providerAdmin: 'published, draft of provider',
      operator: 'all',
    },
  },
  Internships: {
    read: internshipsInSight,
    internshipHistory: internshipsInSight,
    peopleOfHost: bySchoolOrHost,
    handInPhase: doesSteps,
    recallPhase: doesSteps,
    approvePhase: bySchool,
    returnPhase: bySchool,
    undoReturnPhase: bySchool,
    skipPhase: bySchool,
    reopenPhase: bySchool,
    setPhaseDue: bySchool,
    completeInternship: bySchoolOrHost,
    undoCompletion: bySchoolOrHost,
    stopInternship: bySchoolOrHost,
    extendInternship: bySchoolOrHost,
    changeInternship: bySchoolOrHost,
    reopenInternship: { schoolAdmin: internshipsInSight.schoolAdmin },
    askToStop: {
      student,
      volunteer,
      nonProfitAdmin: 'mentored student at non-profit, student of other school at non-profit',
      providerAdmin: 'other student at provider',
    },
    writeInternshipNote: bySchool,
  },
  // What one side says about the other is for who decides.
  'Questions to stop': {
    read: {
      student: 'of student',
      mentor: 'of student, of host about student',
      schoolAdmin: 'of student, of host about student',
      nonProfitAdmin: 'of host about student, of volunteer',
      volunteer: 'of volunteer',
      operator: 'all',
    },
    leaveStopRequest: {
      student: 'of student',
      mentor: 'of student, of host about student',
      schoolAdmin: 'of student, of host about student',
      nonProfitAdmin: 'of host about student, of volunteer',
      volunteer: 'of volunteer',
    },
  },
  'Notes about internships': {
    read: { mentor: 'all but of other school', schoolAdmin: 'all but of other school', operator: 'all' },
    changeInternshipNote: { mentor: 'of mentor' },
    removeInternshipNote: { mentor: 'of mentor' },
  },
  'Why internships ended': {
    read: {
      student: internshipsInSight.student,
      ...bySchool,
      nonProfitAdmin: internshipsInSight.nonProfitAdmin,
      providerAdmin: internshipsInSight.providerAdmin,
      volunteer: internshipsInSight.volunteer,
      operator: 'all',
    },
  },
  'How to reach interns': {
    read: {
      nonProfitAdmin: internshipsInSight.nonProfitAdmin,
      providerAdmin: internshipsInSight.providerAdmin,
      operator: 'all',
    },
  },
  'Phases of internships': { read: internshipsInSight },
  'What is written at phases': {
    read: {
      student: internshipsInSight.student,
      ...bySchool,
      volunteer: internshipsInSight.volunteer,
      operator: 'all',
    },
  },
}

const internshipsOf = async ({ people, places, internship }: PermissionWorld) =>
  fixed({
    'mentored student at non-profit': await internship(people.mentored, places.school, places.nonProfit, people.worker),
    'other student at provider': await internship(people.pupil, places.school, places.provider, people.baker),
    'other student at other host': await internship(people.pupil, places.school, places.otherHost),
    'student of other school at non-profit': await internship(people.otherPupil, places.otherSchool, places.nonProfit),
    'student of other school at other host': await internship(
      people.otherPupil,
      places.otherSchool,
      places.otherHost,
      people.stranger,
    ),
    'volunteer at provider': await internship(people.volunteer, null, places.provider),
    'other volunteer at non-profit': await internship(people.otherVolunteer, null, places.nonProfit, people.worker),
    'volunteer at other host': await internship(people.otherVolunteer, null, places.otherHost),
    'volunteer at host of the school': await internship(people.otherVolunteer, null, places.schoolHost),
  })

async function stopsAsked(w: PermissionWorld) {
  const { people, places } = w
  const asked = async (by: 'student' | 'host', ...of: Parameters<typeof w.internship>) => {
    const id = await w.internship(...of)
    await w.app.road.db.withTenant(w.site.id, (sql) =>
      sql.run(
        `update internships set stop_asked_at = now(), stop_asked_by = $2, stop_asked_reason = 'x' where id = $1`,
        [id, by],
      ),
    )
    return id
  }
  return fixed({
    'of student': await asked('student', people.mentored, places.school, places.nonProfit),
    'of host about student': await asked('host', people.mentored, places.school, places.nonProfit),
    'of volunteer': await asked('student', people.volunteer, null, places.nonProfit),
    'of student of other school': await asked('student', people.otherPupil, places.otherSchool, places.otherHost),
  })
}

async function notesOf(w: PermissionWorld) {
  const { people, places } = w
  const internshipId = await w.internship(people.mentored, places.school, places.nonProfit)
  const elsewhere = await w.internship(people.otherPupil, places.otherSchool, places.nonProfit)
  const note = (internship: string, studentId: string, writerId: string | null) =>
    w.insert('internship_notes', {
      internship_id: internship,
      student_id: studentId,
      writer_id: writerId,
      text: 'Note',
      kept_until: '2099-01-01',
    })
  const mentorId = w.callers.find(({ role }) => role === 'mentor')?.id ?? null
  return {
    'of mentor': () => note(internshipId, people.mentored, mentorId),
    'of colleague': () => note(internshipId, people.mentored, people.colleague),
    'of other school': () => note(elsewhere, people.otherPupil, null),
  }
}

const moves = [
  ['handInPhase', 'hand_in_phase'],
  ['recallPhase', 'recall_phase'],
  ['approvePhase', 'approve_phase'],
  ['returnPhase', 'return_phase'],
  ['undoReturnPhase', 'undo_return_phase'],
  ['skipPhase', 'skip_phase'],
  ['reopenPhase', 'reopen_phase'],
  ['setPhaseDue', 'set_phase_due'],
  ['completeInternship', 'complete'],
  ['undoCompletion', 'undo_completion'],
  ['stopInternship', 'stop'],
  ['extendInternship', 'extend'],
  ['reopenInternship', 'reopen'],
  ['askToStop', 'ask_to_stop'],
  ['writeInternshipNote', 'notes'],
] as const

async function phasesOf(w: PermissionWorld, internships: { name: string; id: () => string }[]): Promise<Target[]> {
  const rows = internships.map(async ({ name, id }) =>
    everything(await w.ids('internship_phases', { internship_id: id() }), name),
  )
  return (await Promise.all(rows)).flat()
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, periods } = w
  const schools = schoolsOf(w)
  const internships = await internshipsOf(w)
  const stops = await stopsAsked(w)
  const notes = Object.entries(await notesOf(w)).map(([name, id]) => ({ name, id }))
  const vacancies = fixed({
    published: await w.vacancy(places.nonProfit, 'published'),
    'draft of non-profit': await w.vacancy(places.nonProfit, 'draft'),
    'draft of provider': await w.vacancy(places.provider, 'draft'),
    'draft of other host': await w.vacancy(places.otherHost, 'draft'),
    'published by pending host': await w.vacancy(places.pendingHost, 'published'),
  })
  const newPeriod = (schoolId: string) => ({
    data: {
      type: 'internshipPeriods',
      attributes: {
        name: 'New',
        start_date: inDays(-10),
        end_date: inDays(20),
        school_id: schoolId,
        school_year_id: w.schoolYear,
      },
    },
  })
  return [
    reading('School years', 'schoolYears', '/school_years', everything([w.schoolYear])),
    {
      title: 'Internship periods',
      type: 'internshipPeriods',
      actions: [
        read('/internship_periods', fixed({ 'of school': periods.own, 'of other school': periods.other })),
        { name: 'create', targets: schools, try: call('POST', '/internship_periods', newPeriod) },
        {
          name: 'updateInternshipPeriod',
          targets: fixed({ school: periods.own, 'other school': periods.other }),
          try: call('PATCH', '/internship_periods/:id', (id) => ({
            data: { type: 'internshipPeriods', id, attributes: { name: 'New name' } },
          })),
        },
        {
          name: 'delete',
          targets: fresh(schools, (id) => w.period({ id })),
          try: call('DELETE', '/internship_periods/:id'),
        },
      ],
    },
    reading('Vacancies', 'vacancies', '/vacancies', vacancies),
    {
      title: 'Internships',
      type: 'internships',
      actions: [
        read('/internships', internships),
        {
          name: 'internshipHistory',
          targets: internships,
          try: call('GET', '/internships/history?filter[internship_id]=:id'),
        },
        {
          name: 'peopleOfHost',
          targets: internships,
          try: call('GET', '/internships/people_of_host?filter[internship_id]=:id'),
        },
        ...moves.map(([name, path]) => command(name, 'POST', `/internships/:id/${path}`, internships)),
        command('changeInternship', 'PATCH', '/internships/:id', internships),
      ],
    },
    {
      title: 'Questions to stop',
      type: 'stopRequests',
      actions: [
        read('/stop_requests', stops),
        command('leaveStopRequest', 'POST', '/internships/:id/leave_stop_request', stops),
      ],
    },
    {
      title: 'Notes about internships',
      type: 'internshipNotes',
      actions: [
        read('/internship_notes', notes),
        command('changeInternshipNote', 'PATCH', '/internship_notes/:id', notes),
        { name: 'removeInternshipNote', targets: notes, try: call('DELETE', '/internship_notes/:id') },
      ],
    },
    reading('Why internships ended', 'internshipEnds', '/internship_ends', internships),
    reading('What is written at phases', 'phaseTexts', '/phase_texts', await phasesOf(w, internships)),
    reading('How to reach interns', 'internContacts', '/intern_contacts', internships),
    reading('Phases of internships', 'phases', '/phases', await phasesOf(w, internships)),
  ]
}
