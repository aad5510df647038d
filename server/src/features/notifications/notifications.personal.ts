import { personal } from '#engine/personal.ts'

export const notificationsPersonal = personal({
  files: {
    // A link in a mail can be a key to the account, so it is left out.
    mails: {
      title: ['Mails', 'Mails'],
      text: `select id, purpose, recipient, locale, subject, status, created_at, sent_at,
        regexp_replace(body_text, 'https?://\\S+', '…', 'g') as text from mails where user_id = $1 order by created_at`,
      labels: {
        purpose: ['Waarvoor', 'What for'],
        recipient: ['Aan', 'To'],
        text: ['Tekst', 'Text'],
      },
      values: {
        status: {
          waiting: ['wacht', 'waiting'],
          sent: ['verstuurd', 'sent'],
          failed: ['mislukt', 'failed'],
          bounced: ['niet aangekomen', 'did not arrive'],
        },
      },
    },
    notifications: {
      title: ['Meldingen', 'Notifications'],
      text: 'select id, kind, detail, path, read_at, created_at from notifications where user_id = $1 order by created_at',
      labels: {
        detail: ['Bijzonderheid', 'Detail'],
        path: ['Pagina', 'Page'],
      },
      values: {
        detail: {
          admin: ['beheerder', 'administrator'],
          mentor: ['mentor', 'mentor'],
          student: ['leerling', 'student'],
          volunteer: ['vrijwilliger', 'volunteer'],
        },
      },
    },
  },
  columns: {
    'mails.user_id': { told: 'mails', onErase: 'delete' },
    'notifications.user_id': { told: 'notifications', onErase: 'delete', kept: 'a year' },
  },
  addresses: ['delete from mails where lower(recipient) = lower($1)'],
})
