import { personal } from '#engine/personal.ts'

export const sickDaysPersonal = personal({
  files: {
    sickDays: {
      title: ['Ziekmeldingen', 'Sick days'],
      text: 'select id, date, reason, created_at from sick_days where student_id = $1 order by date',
      labels: { date: ['Dag', 'Day'] },
    },
  },
  columns: { 'sick_days.student_id': { told: 'sickDays', onErase: 'delete' } },
})
