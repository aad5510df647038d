import { decidedBy, personal } from '#engine/personal.ts'

export const standingsPersonal = personal({
  files: {
    'turn-reminders': {
      title: ['Herinneringen over je stage', 'Reminders about your internship'],
      text: 'select id, reminded_on, up, created_at from turn_reminders where student_id = $1 order by created_at',
      labels: { remindedOn: ['Op welke dag', 'On which day'], up: ['Wie aan zet was', 'Whose turn it was'] },
      values: {
        up: {
          student: ['jij', 'you'],
          mentor: ['je mentor', 'your mentor'],
          school: ['je school', 'your school'],
          host: ['de stageplek', 'the host'],
        },
      },
    },
  },
  columns: {
    'turn_reminders.student_id': { told: 'turn-reminders', onErase: 'delete' },
    'turn_reminders.reminded_by_id': decidedBy,
    'search_days.student_id': { told: { not: 'follows from the level, the class and the period' }, onErase: 'delete' },
  },
})
