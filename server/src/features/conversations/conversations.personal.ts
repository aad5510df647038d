import { decidedBy, personal } from '#engine/personal.ts'
import { forgetFilesOf } from './take-back.ts'

export const conversationsPersonal = personal({
  files: {
    messages: {
      title: ['Berichten die je schreef', 'Messages that you wrote'],
      text: `select m.id, (select string_agg(concat_ws(' ', u.first_name, u.infix, u.last_name), ', ' order by u.id)
          from conversation_members s join users u on u.id = s.user_id
          where s.conversation_id = m.conversation_id and s.user_id <> $1) as recipients,
        m.body, m.is_urgent, m.sent_at, m.created_at
      from messages m where m.sender_id = $1 order by m.created_at`,
      labels: {
        recipients: ['Aan', 'To'],
        body: ['Tekst', 'Text'],
        isUrgent: ['Dringend', 'Urgent'],
        sentAt: ['Aangekomen', 'Arrived'],
      },
    },
    conversations: {
      title: ['Gesprekken', 'Conversations'],
      text: `select c.id, c.kind, s.unread, s.is_muted, s.is_archived, s.last_message_at, s.left_at, s.created_at
      from conversation_members s join conversations c on c.id = s.conversation_id where s.user_id = $1 order by s.created_at`,
      labels: {
        kind: ['Soort', 'Kind'],
        unread: ['Ongelezen', 'Unread'],
        isMuted: ['Stil', 'Muted'],
        isArchived: ['Gearchiveerd', 'Archived'],
        lastMessageAt: ['Laatste bericht', 'Newest message'],
        leftAt: ['Eruit sinds', 'Left on'],
      },
      values: {
        kind: { direct: ['met één persoon', 'with one person'], internship: ['van een stage', 'of an internship'] },
      },
    },
    messageReports: {
      title: ['Berichten die je meldde', 'Messages that you reported'],
      text: 'select id, reason, status, answer, created_at, resolved_at from message_reports where reporter_id = $1 order by created_at',
      labels: { answer: ['Antwoord', 'Answer'], resolvedAt: ['Afgehandeld', 'Resolved'] },
      values: { status: { open: ['open', 'open'], resolved: ['afgehandeld', 'resolved'] } },
    },
  },
  attachments: [
    `select 'message-' || left(x.id::text, 8) as name, x.file_id as "fileId", f.content_type as "contentType"
      from messages m join message_files x on x.message_id = m.id join files f on f.id = x.file_id
      where m.sender_id = $1 order by m.created_at, x.position`,
  ],
  columns: {
    'conversation_members.user_id': { told: 'conversations', onErase: 'delete' },
    'messages.sender_id': {
      told: 'messages',
      onErase: {
        forget: `update messages set body = null, taken_back_at = coalesce(taken_back_at, now()), sender_id = null
          where sender_id = $1`,
      },
      kept: 'a year',
    },
    'conversations.student_id': {
      told: { not: 'the conversation is told to who takes part in it' },
      onErase: { stays: 'says that the school could read along; the account it points at has no name any more' },
    },
    'conversations.started_by_id': decidedBy,
    'message_reports.reporter_id': {
      told: 'messageReports',
      onErase: { forget: 'update message_reports set reporter_id = null where reporter_id = $1' },
    },
    'message_reports.sender_id': {
      told: { not: 'who reports a message must be able to do so in peace; the message itself is in messages' },
      onErase: { forget: 'update message_reports set quote = null, sender_id = null where sender_id = $1' },
    },
    'message_reports.resolved_by_id': decidedBy,
  },
  /** What they sent along goes with their name. */
  async endFor(tx, personId) {
    const sent = await tx.rows<{ id: string }>('select id from messages where sender_id = $1', [personId])
    await forgetFilesOf(
      tx,
      sent.map(({ id }) => id),
    )
  },
})
