import { decidedBy, personal } from '#engine/personal.ts'

export const absencesPersonal = personal({
  files: {
    absences: {
      title: ['Dagen dat je er niet was', 'Days on which you did not come'],
      text: `select a.id, i.title as internship, a.first_day, a.last_day, a.kind, a.note, a.status, a.created_at
      from absences a join internships i on i.id = a.internship_id where a.student_id = $1 order by a.first_day`,
      labels: {
        internship: ['Stage', 'Internship'],
        firstDay: ['Eerste dag', 'First day'],
        lastDay: ['Laatste dag', 'Last day'],
        kind: ['Soort', 'Kind'],
      },
      values: {
        kind: { sick: ['ziek', 'ill'], other: ['anders', 'other'] },
        status: {
          reported: ['gemeld', 'reported'],
          ended: ['weer gekomen', 'came again'],
          cancelled: ['teruggenomen', 'taken back'],
        },
      },
    },
  },
  columns: {
    'absences.student_id': {
      told: 'absences',
      onErase: 'delete',
      kept: 'the note until a year after the last day, the days until two years after leaving',
    },
    'absences.reported_by_id': decidedBy,
  },
})
