import { personal } from '#engine/personal.ts'

export const studentsPersonal = personal({
  files: {
    'student-profile': {
      title: ['Leerlinggegevens', 'Student details'],
      text: `select p.student_number, p.eck_id, p.birth_date, p.postal_code, l.name as level, s.name as school,
        p.weekdays as free_weekdays,
        p.guardian_name, p.guardian_email, p.guardian_phone, p.second_guardian_name, p.second_guardian_email,
        p.access_needs, p.departed_on, p.created_at, p.updated_at
      from student_profiles p join organizations s on s.id = p.school_id left join levels l on l.id = p.level_id
      where p.id = $1`,
      labels: {
        studentNumber: ['Leerlingnummer', 'Student number'],
        eckId: ['ECK iD', 'ECK iD'],
        birthDate: ['Geboortedatum', 'Birth date'],
        level: ['Niveau', 'Level'],
        guardianName: ['Ouder of verzorger', 'Parent or guardian'],
        guardianEmail: ['E-mailadres van ouder of verzorger', 'Email address of parent or guardian'],
        guardianPhone: ['Telefoonnummer van ouder of verzorger', 'Phone number of parent or guardian'],
        secondGuardianName: ['Tweede ouder of verzorger', 'Second parent or guardian'],
        secondGuardianEmail: [
          'E-mailadres van tweede ouder of verzorger',
          'Email address of second parent or guardian',
        ],
        accessNeeds: ['Wat nodig is om mee te doen', 'What is needed to take part'],
        departedOn: ['Van school sinds', 'Left school on'],
        freeWeekdays: ['Vrije dagen', 'Free days'],
      },
    },
    interests: {
      title: ['Interesses', 'Interests'],
      text: 'select t.name from student_interests i join tags t on t.id = i.tag_id where i.student_id = $1 order by t.name',
    },
  },
  columns: {
    'student_profiles.id': {
      told: 'student-profile',
      onErase: {
        forget: `update student_profiles set student_number = null, eck_id = null, birth_date = null, postal_code = null,
      guardian_name = null, guardian_email = null, guardian_phone = null, second_guardian_name = null,
      second_guardian_email = null, access_needs = null, weekdays = '{}',
      departed_on = coalesce(departed_on, today_nl()) where id = $1`,
      },
      kept: 'until two years after leaving',
    },
    'student_interests.student_id': { told: 'interests', onErase: 'delete' },
  },
})
