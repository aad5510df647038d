import { decidedBy, personal } from '#engine/personal.ts'
import { sql } from '#engine/writing/moves.ts'
import { internshipLife } from '#protocol/features/internships.ts'

/** The words for how far an internship is. */
const states = {
  proposed: ['voorgesteld', 'proposed'],
  approved: ['goedgekeurd', 'approved'],
  refused: ['niet goedgekeurd', 'not approved'],
  contracting: ['contract', 'contract'],
  ready: ['klaar om te beginnen', 'ready to begin'],
  running: ['bezig', 'running'],
  evaluating: ['beoordeling', 'evaluation'],
  completed: ['afgerond', 'completed'],
  stopped: ['gestopt', 'stopped'],
} as const

export const internshipsPersonal = personal({
  files: {
    internships: {
      title: ['Stages', 'Internships'],
      text: `select i.id, i.status, i.title, i.description, i.motivation, i.start_date, i.end_date, i.contract_type,
        i.self_found, i.organization_name, i.city, i.planned_hours, i.weekdays, i.decision, i.ended_reason, i.ended_by,
        case when i.stop_asked_by = 'student' then i.stop_asked_reason end as stop_asked_reason, i.hours, i.hours_supervisor, i.created_at, i.updated_at,
        s.name as school, o.name as organization, p.name as period,
        (select json_agg(json_build_object('name', f.name, 'kind', f.kind, 'status', f.status, 'dueOn', f.due_on, 'note', f.note)
           order by f.position) from internship_phases f where f.internship_id = i.id and f.removed_at is null) as phases
      from internships i left join organizations s on s.id = i.school_id left join organizations o on o.id = i.organization_id
      left join internship_periods p on p.id = i.internship_period_id where i.student_id = $1 order by i.created_at`,
      labels: {
        organizationName: ['Naam van de organisatie', 'Name of the organization'],
        contractType: ['Soort contract', 'Kind of contract'],
        selfFound: ['Zelf gevonden', 'Found oneself'],
        endedReason: ['Waarom gestopt', 'Why it stopped'],
        endedBy: ['Gestopt door', 'Stopped by'],
        stopAskedReason: ['Waarom je vroeg om te stoppen', 'Why you asked to stop'],
        hours: ['Uren', 'Hours'],
        hoursSupervisor: ['Uren volgens begeleider', 'Hours by the supervisor'],
        period: ['Periode', 'Period'],
      },
      values: {
        status: states,
        contractType: { digital: ['digitaal', 'digital'], paper: ['op papier', 'on paper'] },
        endedBy: {
          student: ['de leerling', 'the student'],
          host: ['de stageplek', 'the host'],
          school: ['de school', 'the school'],
          noShow: ['niet komen opdagen', 'not showing up'],
        },
      },
    },
    'internship-notes': {
      title: ['Notities van school over je stage', 'Notes of the school about your internship'],
      text: `select n.id, i.title as internship, n.text, n.kept_until, n.created_at from internship_notes n
      join internships i on i.id = n.internship_id where n.student_id = $1 order by n.created_at`,
      labels: {
        keptUntil: ['Bewaard tot en met', 'Kept until'],
        text: ['Notitie', 'Note'],
        internship: ['Stage', 'Internship'],
      },
    },
    // Of the student only that there is one: their details are not the data of who guides them.
    'internships-guided': {
      title: ['Begeleide stages', 'Internships guided'],
      text: `select id, status, title, start_date, end_date, created_at, supervisor_id = $1 as is_supervisor
      from internships where contact_person_id = $1 or supervisor_id = $1 order by created_at`,
      labels: {
        isSupervisor: ['Als begeleider', 'As supervisor'],
      },
      values: {
        status: states,
      },
    },
  },
  columns: {
    'student_standings.student_id': {
      told: { not: 'how far internships are, once more, to count by' },
      onErase: { stays: 'follows the internships by itself' },
    },
    'municipality_people.student_id': {
      told: { not: 'the hours of internships, once more, to count by' },
      onErase: { stays: 'follows the internships by itself' },
    },
    'internships.student_id': {
      told: 'internships',
      onErase: {
        forget:
          'update internships set description = null, motivation = null, decision = null, ended_reason = null, stop_asked_reason = null where student_id = $1',
      },
      kept: 'the motivation until a year after the period; whom one called until two years after leaving',
    },
    'internships.contact_person_id': {
      told: 'internships-guided',
      onErase: { stays: 'the hours of somebody else hang on it; the account has no name any more' },
    },
    'internships.supervisor_id': {
      told: 'internships-guided',
      onErase: { stays: 'the hours of somebody else hang on it; the account has no name any more' },
    },
    'internships.decided_by_id': decidedBy,
    'internships.ended_by_id': decidedBy,
    'internships.stop_asked_by_id': decidedBy,
    'internship_notes.student_id': {
      told: 'internship-notes',
      onErase: 'delete',
      kept: 'until the day that its writer chose, at most three years',
    },
    'internship_notes.writer_id': decidedBy,
    'internship_phases.moved_by_id': decidedBy,
    'internship_phases.student_id': {
      told: 'internships',
      onErase: { forget: 'update internship_phases set note = null where student_id = $1' },
    },
  },
  addresses: [
    `update internships set contact_name = null, contact_email = null, contact_phone_number = null
   where lower(contact_email) = lower($1)`,
  ],
  // A school stops the internship of its student itself; for a volunteer nobody else would.
  async endFor(tx, studentId) {
    const endDate = sql`greatest(start_date, least(end_date, today_nl()))`
    await tx.moveAll(internshipLife.stopWithPerson, { studentId, schoolId: null }, { set: { endDate } })
  },
})
