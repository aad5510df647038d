import { decidedBy, personal } from '#engine/personal.ts'
import { forgetUnused } from './work/work-files.ts'

export const assignmentsPersonal = personal({
  files: {
    assignments: {
      title: ['Opdrachten', 'Assignments'],
      text: `select w.id, a.title as assignment, w.status, w.due_on, v.number as version, v.text, v.answers, w.note, w.mark, w.level, v.created_at
      from assignment_works w join assignments a on a.id = w.assignment_id left join work_versions v on v.work_id = w.id
      where w.student_id = $1 order by w.created_at, w.id, v.number`,
      labels: {
        assignment: ['Opdracht', 'Assignment'],
        dueOn: ['Inleveren voor', 'Due on'],
        version: ['Versie', 'Version'],
        text: ['Wat je inleverde', 'What you handed in'],
        answers: ['Het formulier erbij', 'The form with it'],
        note: ['Waarom het terugkwam', 'Why it came back'],
        mark: ['Cijfer', 'Mark'],
        level: ['Beoordeling', 'Level'],
      },
      values: {
        status: {
          todo: ['nog te doen', 'to do'],
          handed_in: ['ingeleverd', 'handed in'],
          returned: ['teruggegeven', 'returned'],
          accepted: ['goedgekeurd', 'accepted'],
        },
        level: {
          insufficient: ['onvoldoende', 'insufficient'],
          sufficient: ['voldoende', 'sufficient'],
          good: ['goed', 'good'],
        },
      },
    },
    'assignment-feedback': {
      title: ['Feedback op opdrachten', 'Feedback on assignments'],
      text: `select r.id, a.title as assignment, v.number as version, r.text, r.mark, r.level, r.created_at
      from work_reviews r join assignment_works w on w.id = r.work_id join work_versions v on v.id = r.version_id
        join assignments a on a.id = w.assignment_id where w.student_id = $1 order by r.created_at, r.id`,
      labels: {
        assignment: ['Opdracht', 'Assignment'],
        version: ['Versie', 'Version'],
        text: ['Feedback', 'Feedback'],
        mark: ['Cijfer', 'Mark'],
        level: ['Beoordeling', 'Level'],
      },
    },
  },
  attachments: [
    `select distinct on (f.id) 'assignment-' || left(f.id::text, 8) as name, f.id as "fileId", f.content_type as "contentType"
      from assignment_works w join assignment_files a on a.work_id = w.id join files f on f.id = a.file_id
      where w.student_id = $1 order by f.id`,
  ],
  columns: {
    'assignment_works.student_id': { told: 'assignments', onErase: 'delete', kept: 'until two years after leaving' },
    'assignment_students.student_id': {
      told: { not: 'whom an assignment was given to; the work itself is told' },
      onErase: 'delete',
    },
    'assignment_works.decided_by_id': decidedBy,
    'work_reviews.by_id': decidedBy,
    'assignments.created_by_id': decidedBy,
  },
  /** What they handed in goes with their name, and its files with it. */
  async endFor(tx, personId) {
    const gone = await tx.rows<{ id: string }>(
      `delete from assignment_files a using assignment_works w where w.id = a.work_id and w.student_id = $1 returning a.file_id as id`,
      [personId],
    )
    await forgetUnused(
      tx,
      gone.map(({ id }) => id),
    )
  },
  addresses: [
    'delete from assignment_links where lower(email) = lower($1)',
    'update assignment_works set asked_email = null, asked_at = null where lower(asked_email) = lower($1)',
  ],
})
