import { decidedBy, personal } from '#engine/personal.ts'
import { applicationLife } from '#protocol/features/applications.ts'
import { letGoOfPlaces } from './withdraw-application.ts'

export const applicationsPersonal = personal({
  files: {
    applications: {
      title: ['Aanmeldingen', 'Applications'],
      text: `select a.id, v.title as vacancy, o.name as organization, a.status, a.motivation, a.weekdays, a.reason,
        a.talk_at, a.talk_place, a.talk_note, a.talk_answer, a.talk_wish, a.sent_at, a.read_at, a.decided_at, a.created_at, a.updated_at
      from applications a join vacancies v on v.id = a.vacancy_id join organizations o on o.id = a.organization_id
      where a.student_id = $1 order by a.created_at`,
      labels: {
        talkAt: ['Kennismaking op', 'Talk on'],
        talkPlace: ['Plaats van de kennismaking', 'Place of the talk'],
        talkNote: ['Bij de kennismaking', 'About the talk'],
        talkAnswer: ['Antwoord op de kennismaking', 'Answer about the talk'],
        talkWish: ['Ander moment', 'Another moment'],
      },
      values: {
        status: {
          submitted: ['bij de mentor', 'with the mentor'],
          with_host: ['bij de organisatie', 'with the organization'],
          read: ['gelezen', 'read'],
          in_talk: ['kennismaking', 'talk'],
          waiting: ['wacht', 'waiting'],
          offered: ['plek aangeboden', 'place offered'],
          accepted: ['aangenomen', 'accepted'],
          declined: ['afgewezen', 'declined'],
          refused: ['niet goedgekeurd', 'not approved'],
          withdrawn: ['ingetrokken', 'withdrawn'],
          expired: ['verlopen', 'expired'],
        },
        talkAnswer: {
          comes: ['komt', 'comes'],
          other_moment: ['vraagt een ander moment', 'asks for another moment'],
        },
      },
    },
  },
  columns: {
    'applications.student_id': {
      told: 'applications',
      onErase: {
        forget: `update applications set motivation = null, reason = null, talk_place = null, talk_note = null, talk_wish = null
          where student_id = $1`,
      },
      kept: 'until a year after the period',
    },
    'applications.decided_by_id': decidedBy,
    'applications.created_by_id': decidedBy,
  },
  addresses: [
    'update applications set handler_name = null, handler_email = null where lower(handler_email) = lower($1)',
    'update applications set answered_by = null where lower(answered_by) = lower($1)',
    'delete from application_links where lower(email) = lower($1)',
  ],
  // A place that was held for them is free again.
  async endFor(tx, studentId) {
    const ended = await tx.moveAll(applicationLife.endWithPerson, { studentId }, { set: { expiresAt: null } })
    await letGoOfPlaces(tx, ended)
  },
})
