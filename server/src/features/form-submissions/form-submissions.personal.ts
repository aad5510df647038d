import { decidedBy, personal } from '#engine/personal.ts'

const status = {
  requested: ['gevraagd', 'asked for'],
  in_progress: ['begonnen', 'begun'],
  submitted: ['ingeleverd', 'handed in'],
  returned: ['teruggestuurd', 'sent back'],
  accepted: ['akkoord', 'accepted'],
  expired: ['verlopen', 'ran out'],
  cancelled: ['ingetrokken', 'withdrawn'],
} as const
const role = {
  student: ['leerling', 'student'],
  host: ['stagebieder', 'host'],
  mentor: ['mentor', 'mentor'],
  other: ['iemand anders', 'somebody else'],
} as const
const labels = {
  form: ['Formulier', 'Form'],
  role: ['Ingevuld als', 'Filled in as'],
  version: ['Versie', 'Version'],
  answers: ['Antwoorden', 'Answers'],
  reason: ['Reden', 'Reason'],
  dueOn: ['Uiterlijk op', 'Due on'],
  submittedAt: ['Ingeleverd op', 'Handed in on'],
} as const
const rows = (
  where: string,
) => `select s.id, f.name as form, s.role, v.number as version, s.status, s.answers, s.reason,
    s.due_on, s.submitted_at, s.created_at
  from form_submissions s join forms f on f.id = s.form_id left join form_versions v on v.id = s.form_version_id
  where ${where} order by s.created_at, s.id`

export const submissionsPersonal = personal({
  files: {
    formAnswers: {
      title: ['Ingevulde formulieren', 'Forms that you filled in'],
      text: rows('s.respondent_id = $1'),
      labels,
      values: { status, role },
    },
    formsAboutYou: {
      title: ['Formulieren over jou', 'Forms about you'],
      text: rows(`s.student_id = $1 and s.respondent_id is distinct from $1 and s.status in ('submitted', 'accepted')`),
      labels,
      values: { status, role },
    },
  },
  attachments: [
    `select 'form-' || left(a.submission_id::text, 8) || '-' || f.name as name, f.id as "fileId",
        f.content_type as "contentType"
      from form_files a join files f on f.id = a.file_id join form_submissions s on s.id = a.submission_id
      where s.respondent_id = $1 order by a.created_at, f.id`,
  ],
  columns: {
    'form_submissions.student_id': { told: 'formsAboutYou', onErase: 'delete', kept: 'until two years after leaving' },
    'form_submissions.respondent_id': {
      told: 'formAnswers',
      // What they wrote about a student is the student's too; it says only as what they wrote it.
      onErase: {
        forget: `update form_submissions set respondent_id = null, respondent_name = null, respondent_email = null
          where respondent_id = $1 and student_id is distinct from $1`,
      },
      kept: 'as long as the internship that it is about',
    },
    'form_submissions.requested_by_id': decidedBy,
    'form_submissions.decided_by_id': decidedBy,
  },
  addresses: [
    'delete from form_links where lower(reached) = lower($1)',
    'update form_submissions set respondent_email = null, respondent_name = null where lower(respondent_email) = lower($1)',
  ],
})
