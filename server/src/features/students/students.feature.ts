import { feature } from '#engine/feature.ts'
import { serve, through } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { studentTypes } from '#protocol/features/users.ts'
import { studentFacts } from './student-facts.ts'
import { studentsPersonal } from './students.personal.ts'
import { studentAbilities, studentProfilePolicy } from './students.policy.ts'
import { updateStudent } from './update-student.ts'

export const studentsFeature = feature({
  abilities: studentAbilities,
  resources: [
    serve(studentProfiles, {
      table: 'student_profiles',
      policy: studentProfilePolicy,
      // Who has no level of their own has that of the class.
      tie: {
        of: studentTypes,
        to: 'level',
        when: (t, student) => `${t}.id = ${student}`,
        ids: (t) =>
          `select s.level_id from level_students s where s.student_id = ${t}.id and s.days::datemultirange @> today_nl()`,
      },
      relations: { interests: through('student_interests', 'studentId', 'tagId') },
      expressions: {
        isMinor: (t) => `(${t}.birth_date > today_nl() - interval '18 years')`,
        guardianUndelivered: (t) => undelivered(`${t}.guardian_email`, 'why'),
        secondGuardianUndelivered: (t) => undelivered(`${t}.second_guardian_email`, 'why'),
      },
    }),
  ],
  commands: [updateStudent],
  queries: [studentFacts],
  activities: { people: ['student'] },
  personal: studentsPersonal,
})
