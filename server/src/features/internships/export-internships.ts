import type { HandledRoute } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { dayOf, exportListRoutes, type ListFile } from '#features/activities/export-list.ts'
import { mentorsOf } from '#features/students/student-facts.ts'
import { studentProfilePolicy } from '#features/students/students.policy.ts'
import { internshipPolicy } from './internships.policy.ts'
import { studentName } from './student-name.ts'

const columns: ListFile['columns'] = [
  { nl: 'Leerling', en: 'Student', isWide: true },
  { nl: 'Stageplek', en: 'Host', isWide: true },
  { nl: 'Stage', en: 'Internship', isWide: true },
  { nl: 'Periode', en: 'Period' },
  { nl: 'Status', en: 'Status' },
  { nl: 'Stap', en: 'Step' },
  { nl: 'Aan zet', en: 'Whose turn' },
  { nl: 'Sinds', en: 'Since', kind: 'day' },
  { nl: 'Mentor', en: 'Mentor', isWide: true },
  { nl: 'Eerste dag', en: 'First day', kind: 'day' },
  { nl: 'Laatste dag', en: 'Last day', kind: 'day' },
  { nl: 'Uren', en: 'Hours' },
  { nl: 'Afgesproken uren', en: 'Hours agreed on' },
]

/** Codes as the screens say them. */
const words: ListFile['words'] = {
  nl: {
    proposed: 'Voorgesteld',
    approved: 'Goedgekeurd',
    refused: 'Niet goedgekeurd',
    contracting: 'Contract',
    ready: 'Klaar voor start',
    running: 'Loopt',
    evaluating: 'Beoordeling',
    completed: 'Afgerond',
    stopped: 'Gestopt',
    student: 'Leerling',
    mentor: 'Mentor',
    school: 'School',
    host: 'Stageplek',
    calendar: 'Kalender',
    nobody: 'Niemand',
  },
  en: {
    proposed: 'Proposed',
    approved: 'Approved',
    refused: 'Not approved',
    contracting: 'Contract',
    ready: 'Ready to begin',
    running: 'Running',
    evaluating: 'Evaluation',
    completed: 'Completed',
    stopped: 'Stopped',
    student: 'Student',
    mentor: 'Mentor',
    school: 'School',
    host: 'Host',
    calendar: 'Calendar',
    nobody: 'Nobody',
  },
}

const internshipsFile: ListFile = {
  type: 'internships',
  mayTake: (me) => me.isOperator || me.staffOf().length > 0 || me.isAdmin,
  read: internshipPolicy.read,
  named: { nl: 'stages', en: 'internships' },
  columns,
  words,
  cells: ({ me, rule, wordOf }) => [
    studentName('t'),
    'coalesce((select o.name from organizations o where o.id = t.organization_id), t.organization_name)',
    't.title',
    '(select p.name from internship_periods p where p.id = t.internship_period_id)',
    wordOf('t.status::text'),
    `(select ${me.locale === 'nl' ? 'p.name' : 'p.name_en'} from internship_phases p where p.id = t.current_phase_id)`,
    wordOf('t.up'),
    dayOf('t.up_since'),
    `(select ${mentorsOf('p.id')} from student_profiles p
        where p.id = t.student_id and ${rule(studentProfilePolicy.read(me), 'p')})`,
    't.start_date::text',
    't.end_date::text',
    't.hours::text',
    't.planned_hours::text',
  ],
}

export const exportInternshipsRoutes = (road: Road): HandledRoute[] => exportListRoutes(road, internshipsFile)
