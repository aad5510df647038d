import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import {
  anything,
  ask,
  call,
  command,
  fixed,
  read,
  reading,
  type Subject,
  type Target,
} from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const mentored = 'of mentored student at non-profit'
const both = 'all but of student of other school at other host'
const sees = {
  student: mentored,
  mentor: mentored,
  schoolAdmin: both,
  nonProfitAdmin: mentored,
  providerAdmin: 'of other student at provider',
  operator: 'all',
}
const bySchool = { mentor: mentored, schoolAdmin: both }
const staff = { mentor: '✓', schoolAdmin: '✓' }

export const permissions: Permissions = {
  Assignments: {
    read: sees,
    createAssignment: staff,
    changeAssignment: { schoolAdmin: both },
    removeAssignment: { schoolAdmin: both },
    publishAssignment: { schoolAdmin: both },
    unpublishAssignment: { schoolAdmin: both },
    closeAssignment: { schoolAdmin: both },
    reopenAssignment: { schoolAdmin: both },
    assignmentCounts: signedIn('✓'),
    hostWorks: signedIn('✓'),
    openAssignmentLink: everybody('✓'),
    answerAssignmentLink: everybody('✓'),
    renewAssignmentLink: everybody('✓'),
  },
  'Work of students': {
    read: sees,
    handInWork: { student: mentored },
    recallWork: { student: mentored },
    beginWorkForm: { student: mentored },
    showWorkForms: sees,
    returnWork: bySchool,
    undoReturnWork: bySchool,
    acceptWork: bySchool,
    undoAcceptWork: bySchool,
    extendWork: bySchool,
    askSupervisor: bySchool,
    giveOpinion: { nonProfitAdmin: mentored, providerAdmin: 'of other student at provider' },
    takeOpinionBack: { nonProfitAdmin: mentored, providerAdmin: 'of other student at provider' },
  },
  'Versions of work': { read: sees },
  'What was said about work': { read: sees },
  'Files of assignments and work': { read: sees },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, internship, insert } = w
  const rows = {
    'of mentored student at non-profit': [people.mentored, places.school, places.nonProfit],
    'of other student at provider': [people.pupil, places.school, places.provider],
    'of student of other school at other host': [people.otherPupil, places.otherSchool, places.otherHost],
  } as const
  const made: Record<'assignments' | 'versions' | 'reviews' | 'files', Record<string, string>> = {
    assignments: {},
    versions: {},
    reviews: {},
    files: {},
  }
  const works: Target[] = []
  for (const [name, [student, school, host]] of Object.entries(rows)) {
    const internshipId = await internship(student, school, host)
    const assignment = () => insert('assignments', { school_id: school.id, title: 'Report', status: 'published' })
    const work = async (assignmentId: string) =>
      insert('assignment_works', {
        assignment_id: assignmentId,
        student_id: student,
        school_id: school.id,
        internship_id: internshipId,
        status: 'handed_in',
        version_count: 1,
        asked_at: new Date(),
      })
    const assignmentId = await assignment()
    const workId = await work(assignmentId)
    const versionId = await insert('work_versions', { work_id: workId, number: 1, text: 'Done' })
    const fileId = await insert('files', {
      owner_id: student,
      kind: 'workFile',
      name: 'report.pdf',
      content_type: 'application/pdf',
      size: 1,
      sha256: Buffer.from(name),
    })
    made.assignments[name] = assignmentId
    made.versions[name] = versionId
    made.reviews[name] = await insert('work_reviews', {
      work_id: workId,
      version_id: versionId,
      side: 'school',
      kind: 'returned',
    })
    made.files[name] = await insert('assignment_files', { file_id: fileId, work_id: workId, version_id: versionId })
    works.push({ name, id: async () => work(await assignment()) })
  }
  const given = fixed(made.assignments)
  const change = (name: string, verb = name) => command(`${name}Assignment`, 'POST', `/assignments/:id/${verb}`, given)
  const step = (name: string, verb: string) => command(name, 'POST', `/assignment_works/:id/${verb}`, works)
  return [
    {
      title: 'Assignments',
      type: 'assignments',
      actions: [
        read('/assignments', given),
        command('createAssignment', 'POST', '/assignments', anything),
        command('changeAssignment', 'PATCH', '/assignments/:id', given),
        { name: 'removeAssignment', targets: given, try: call('DELETE', '/assignments/:id') },
        change('publish'),
        change('unpublish'),
        change('close'),
        change('reopen'),
        ask('assignmentCounts', `/assignments/counts?filter[assignment_id]=${crypto.randomUUID()}`),
        ask('hostWorks', '/assignment_works/at_host'),
        command('openAssignmentLink', 'POST', '/assignment_links/open', anything),
        command('answerAssignmentLink', 'POST', '/assignment_links/answer', anything),
        command('renewAssignmentLink', 'POST', '/assignment_links/renew', anything),
      ],
    },
    {
      title: 'Work of students',
      type: 'assignmentWorks',
      actions: [
        read('/assignment_works', works),
        step('handInWork', 'hand_in'),
        step('recallWork', 'recall'),
        step('beginWorkForm', 'form'),
        step('showWorkForms', 'forms'),
        step('returnWork', 'return'),
        step('undoReturnWork', 'undo_return'),
        step('acceptWork', 'accept'),
        step('undoAcceptWork', 'undo_accept'),
        command('extendWork', 'PUT', '/assignment_works/:id/due', works),
        step('askSupervisor', 'ask'),
        step('giveOpinion', 'opinion'),
        step('takeOpinionBack', 'take_opinion_back'),
      ],
    },
    reading('Versions of work', 'workVersions', '/work_versions', fixed(made.versions)),
    reading('What was said about work', 'workReviews', '/work_reviews', fixed(made.reviews)),
    reading('Files of assignments and work', 'assignmentFiles', '/assignment_files', fixed(made.files)),
  ]
}
