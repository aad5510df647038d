import { personName } from '#lib/person-name.ts'
import { subject } from '#lib/subject.ts'
import { mentorships } from '#protocol/features/mentorships.ts'

export default [
  subject(mentorships, {
    include: ['mentor', 'student', 'group.schoolYear'],
    title: ({ mentor, student, group }) =>
      [personName(mentor), group ? `${group.name} (${group.schoolYear?.name ?? ''})` : personName(student)]
        .filter(Boolean)
        .join(' – '),
    to: () => '/mentorships',
  }),
]
