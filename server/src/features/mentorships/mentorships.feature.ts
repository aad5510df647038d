import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { bulkAction } from '#engine/writing/bulk.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { studentTypes, users } from '#protocol/features/users.ts'
import { addMentorships } from './add-mentorships.ts'
import { handOverMentorships } from './hand-over-mentorships.ts'
import { linkMentor, mentorIdsOf, requireOwnMentor, unlinkMentor } from './link-mentor.ts'
import { mentorTotals, unmentoredStudents } from './mentor-overview.ts'
import { mentorshipsPersonal } from './mentorships.personal.ts'
import { mentorshipAbilities, mentorshipPolicy } from './mentorships.policy.ts'

export const mentorshipsFeature = feature({
  abilities: mentorshipAbilities,
  resources: [
    serve(mentorships, {
      table: 'mentorships',
      policy: mentorshipPolicy,
      relations: { mentor: seenWith('mentorId'), student: seenWith('studentId'), group: seenWith('groupId') },
      tie: {
        of: studentTypes,
        to: 'mentor',
        when: (t, student) => `exists (select from mentored_students s
          where s.student_id = ${student} and s.mentor_id = ${t}.mentor_id) and (${t}.student_id = ${student}
          or ${t}.group_id in (select m.group_id from group_memberships m where m.student_id = ${student}
            and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')))`,
      },
      writes: ['delete'],
    }),
  ],
  commands: [addMentorships, handOverMentorships, linkMentor],
  queries: [unmentoredStudents, mentorTotals],
  bulk: [
    bulkAction('linkMentors', {
      on: users,
      run: linkMentor,
      admit: (tx, { mentorId }) => requireOwnMentor(tx, String(mentorId)),
      undo: { run: unlinkMentor, input: (_, { before, after }) => ({ before, after }), others: mentorIdsOf },
    }),
  ],
  activities: { school: ['mentorship', 'mentorships'] },
  personal: mentorshipsPersonal,
})
