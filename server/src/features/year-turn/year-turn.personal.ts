import { decidedBy, personal } from '#engine/personal.ts'

const fates = {
  moves: ['gaat over', 'moves on'],
  stays: ['blijft', 'stays'],
  leaves: ['gaat van school', 'leaves school'],
} as const

export const yearTurnPersonal = personal({
  files: {
    'year-turns': {
      title: ['Naar het volgende schooljaar', 'On to the next school year'],
      text: `select y.name as school_year, coalesce(s.choice, s.fate) as fate, coalesce(s.choice_name, s.class_names[1]) as class
      from year_turn_students s join year_turns t on t.id = s.year_turn_id join school_years y on y.id = t.next_year_id
      where s.student_id = $1 order by y.start_date`,
      labels: {
        schoolYear: ['Schooljaar', 'School year'],
        fate: ['Wat er gebeurt', 'What happens'],
      },
      values: { fate: fates },
    },
  },
  columns: {
    'year_turn_students.student_id': {
      told: 'year-turns',
      onErase: 'delete',
      kept: 'until 1 October of the next school year',
    },
    'year_turn_classes.mentor_id': {
      told: { not: 'a plan for a class; the mentorship that comes of it is told' },
      onErase: {
        forget: `update year_turn_classes set mentor = 'none', mentor_id = null where mentor_id = $1`,
      },
    },
    'year_turns.turned_by_id': decidedBy,
  },
})
