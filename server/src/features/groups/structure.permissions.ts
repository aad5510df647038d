import { type Cells, type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, ask, call, command, fixed, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const schoolAdmin: Cells = { schoolAdmin: '✓' }

/** What a school does with its classes, mentors and periods as a whole. */
export const permissions: Permissions = {
  'How a school is built': {
    orderLevels: schoolAdmin,
    copyGroups: schoolAdmin,
    copyPeriods: schoolAdmin,
    addMentorships: schoolAdmin,
    handOverMentorships: { schoolAdmin: 'mentor of school' },
    unmentoredStudents: schoolAdmin,
    mentorTotals: schoolAdmin,
    periodOverlaps: { mentor: '✓', schoolAdmin: '✓' },
    // Counted over whom one may see: for most that is nobody, or oneself.
    studentProgress: signedIn('✓'),
    userCounts: signedIn('✓'),
    studentFacts: signedIn('✓'),
    studentStandings: signedIn('✓'),
    currentGroups: signedIn('✓'),
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, insert } = w
  const stranger = await w.somebody('mentor', places.otherSchool)
  await insert('mentorships', { school_id: places.school.id, mentor_id: people.colleague, student_id: people.inClass })
  await insert('mentorships', {
    school_id: places.otherSchool.id,
    mentor_id: stranger,
    student_id: people.otherPupil,
  })
  return [
    {
      title: 'How a school is built',
      type: null,
      actions: [
        command('orderLevels', 'PUT', '/levels/order', anything),
        command('copyGroups', 'POST', '/groups/copy', anything),
        command('copyPeriods', 'POST', '/internship_periods/copy', anything),
        command('addMentorships', 'POST', '/mentorships', anything),
        {
          // To somebody who is no mentor: whoever may is told that, and nothing changes.
          name: 'handOverMentorships',
          targets: fixed({ 'mentor of school': people.colleague, 'mentor of other school': stranger }),
          try: call('PUT', '/users/:id/hand_over_mentorships', () => ({ to_id: people.pupil })),
        },
        ask('unmentoredStudents', '/mentorships/unmentored'),
        ask('mentorTotals', '/mentorships/totals'),
        ask('periodOverlaps', '/internship_periods/overlaps'),
        ask('studentProgress', '/users/progress'),
        ask('userCounts', '/users/counts'),
        ask('studentFacts', '/student_profiles/facts'),
        ask('studentStandings', '/users/standings'),
        ask('currentGroups', '/groups/current'),
      ],
    },
  ]
}
