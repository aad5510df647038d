import { allOf, existsIn } from '#engine/judging/condition.ts'
import { periodicSection, rowsWhere, waitingSection } from '#engine/periodic-section.ts'
import { worksAtHost } from '#features/internships/internships.policy.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'

type Row = { id: string; title: string; dueOn: string | null }
const words = { nl: '{title}, uiterlijk inleveren op {day}', en: '{title}, due by {day}' }

export const assignmentSections = [
  periodicSection('assignmentsToDo', {
    kind: 'turn',
    title: { nl: 'Opdrachten', en: 'Assignments' },
    isFor: (me) => me.isStudent,
    lines: async (reader) => {
      const where = allOf<'assignment_works'>(
        { studentId: reader.me.self, status: ['todo', 'returned'] },
        existsIn('assignments', 'id', 'assignmentId', { status: 'published' }),
      )
      const rows = await rowsWhere<Row, 'assignment_works'>(reader, 'assignment_works', where, {
        columns: `t.id, t.due_on::text as "dueOn", (select a.title from assignments a where a.id = t.assignment_id) as title`,
        order: 't.due_on nulls last, t.id',
      })
      return rows.map(({ id, title, dueOn }) => ({
        text: dueOn
          ? words[reader.locale].replace('{title}', title).replace('{day}', weekdayText(dueOn, reader.locale))
          : title,
        path: `/opdrachten/${id}`,
      }))
    },
  }),
  waitingSection('assignmentsToReview', 'assignments', {
    title: { nl: 'Opdrachten om na te kijken', en: 'Assignments to look at' },
    isFor: (me) => me.staffOf().length > 0,
    words: {
      nl: ['1 ingeleverde opdracht', '{n} ingeleverde opdrachten'],
      en: ['1 assignment was handed in', '{n} assignments were handed in'],
    },
    path: '/opdrachten/beheer',
  }),
  waitingSection('assignmentsAtHost', 'worksAtHost', {
    title: { nl: 'Werk van uw stagiairs', en: 'Work of your interns' },
    isFor: worksAtHost,
    words: {
      nl: ['1 opdracht om naar te kijken', '{n} opdrachten om naar te kijken'],
      en: ['1 assignment to look at', '{n} assignments to look at'],
    },
    path: '/opdrachten/stagiairs',
  }),
]
