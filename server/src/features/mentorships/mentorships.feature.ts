import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { addMentorships } from './add-mentorships.ts'
import { handOverMentorships } from './hand-over-mentorships.ts'
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
      writes: ['delete'],
    }),
  ],
  commands: [addMentorships, handOverMentorships],
  queries: [unmentoredStudents, mentorTotals],
  activities: { school: ['mentorship', 'mentorships'] },
  personal: mentorshipsPersonal,
})
