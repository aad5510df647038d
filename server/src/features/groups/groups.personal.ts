import { personal } from '#engine/personal.ts'

export const groupsPersonal = personal({
  files: {
    classes: {
      title: ['Klassen', 'Classes'],
      text: `select g.name as class, y.name as school_year, m.started_on, m.ended_on from group_memberships m
      join groups g on g.id = m.group_id join school_years y on y.id = g.school_year_id
      where m.student_id = $1 order by m.started_on`,
      labels: {
        schoolYear: ['Schooljaar', 'School year'],
        startedOn: ['Van', 'From'],
        endedOn: ['Tot en met', 'Up to'],
      },
    },
  },
  columns: {
    'level_students.student_id': {
      told: { not: 'level and classes, once more, to count by' },
      onErase: { stays: 'follows the profile and the classes by itself' },
    },
    'group_memberships.student_id': {
      told: 'classes',
      onErase: {
        forget:
          'update group_memberships set ended_on = greatest(started_on, least(ended_on, today_nl())) where student_id = $1',
      },
    },
  },
})
