import type { HandledRoute } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { dayOf, exportListRoutes, type ListFile } from '#features/activities/export-list.ts'
import { isLate, isMissing } from './assignment-counts.ts'
import { reviews } from './assignments.policy.ts'

const worksFile: ListFile = {
  type: 'assignmentWorks',
  mayTake: (me) => me.staffOf().length > 0,
  read: reviews,
  named: { nl: 'opdrachten', en: 'assignments' },
  columns: [
    { nl: 'Leerling', en: 'Student', isWide: true },
    { nl: 'Opdracht', en: 'Assignment', isWide: true },
    { nl: 'Status', en: 'Status' },
    { nl: 'Inleveren voor', en: 'Due on', kind: 'day' },
    { nl: 'Ingeleverd op', en: 'Handed in on', kind: 'day' },
    { nl: 'Te laat', en: 'Late' },
    { nl: 'Ontbreekt', en: 'Missing' },
    { nl: 'Keer ingeleverd', en: 'Times handed in' },
    { nl: 'Cijfer', en: 'Mark' },
    { nl: 'Beoordeling', en: 'Level' },
  ],
  words: {
    nl: {
      todo: 'Nog te doen',
      handed_in: 'Ingeleverd',
      returned: 'Teruggegeven',
      accepted: 'Goedgekeurd',
      true: 'ja',
      false: 'nee',
      insufficient: 'onvoldoende',
      sufficient: 'voldoende',
      good: 'goed',
    },
    en: {
      todo: 'To do',
      handed_in: 'Handed in',
      returned: 'Returned',
      accepted: 'Accepted',
      true: 'yes',
      false: 'no',
      insufficient: 'insufficient',
      sufficient: 'sufficient',
      good: 'good',
    },
  },
  cells: ({ wordOf }) => [
    `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = t.student_id)`,
    '(select a.title from assignments a where a.id = t.assignment_id)',
    wordOf('t.status::text'),
    't.due_on::text',
    dayOf('t.handed_in_at'),
    wordOf(`(${isLate('t')})::text`),
    wordOf(`(${isMissing('t')})::text`),
    't.version_count::text',
    't.mark::text',
    wordOf('t.level'),
  ],
}

export const exportWorksRoutes = (road: Road): HandledRoute[] => exportListRoutes(road, worksFile)
