import { personal } from '#engine/personal.ts'

export const bulkMessagesPersonal = personal({
  files: {
    'bulk-messages': {
      title: ['Berichten aan velen', 'Messages to many'],
      text: `select b.id, b.subject, b.audience, b.sender_id = $1 as is_sent_by_me, b.created_at, r.sent_at
      from bulk_messages b left join bulk_message_recipients r on r.bulk_message_id = b.id and r.user_id = $1
      where b.sender_id = $1 or r.id is not null order by b.created_at, b.id`,
      labels: {
        subject: ['Onderwerp', 'Subject'],
        audience: ['Aan', 'To'],
        isSentByMe: ['Zelf geschreven', 'Written by this person'],
        sentAt: ['Gekregen', 'Received'],
      },
      values: {
        audience: {
          students: ['leerlingen', 'students'],
          hosts: ['stageplekken', 'hosts'],
          guardians: ['ouders en verzorgers', 'parents and guardians'],
        },
      },
    },
  },
  columns: {
    'bulk_messages.sender_id': {
      told: 'bulk-messages',
      onErase: {
        forget: `update bulk_messages set sender_id = null, subject = null, body = null, subject_en = null, body_en = null
          where sender_id = $1`,
      },
      kept: 'a year',
    },
    'bulk_message_recipients.user_id': { told: 'bulk-messages', onErase: 'delete', kept: 'a year' },
  },
  addresses: ['delete from bulk_message_recipients where user_id is null and lower(email) = lower($1)'],
  /** What was written to others about somebody does not say any more about whom. */
  async endFor(tx, personId) {
    await tx.run(
      `update bulk_message_recipients set student_ids = array_remove(student_ids, $1::uuid) where $1::uuid = any(student_ids)`,
      [personId],
    )
  },
})
