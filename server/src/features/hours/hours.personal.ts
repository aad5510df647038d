import { decidedBy, personal } from '#engine/personal.ts'
import { forgetFile } from '#server/files/forget-file.ts'

export const hoursPersonal = personal({
  files: {
    hours: {
      title: ['Uren', 'Hours'],
      text: `select h.id, i.title as internship, h.day, h.starts_at, h.ends_at, h.break_minutes, h.minutes, h.work, h.status,
        h.note, h.created_at
      from hour_entries h join internships i on i.id = h.internship_id where h.student_id = $1 order by h.day, h.created_at`,
      labels: {
        internship: ['Stage', 'Internship'],
        day: ['Dag', 'Day'],
        startsAt: ['Van', 'From'],
        endsAt: ['Tot', 'To'],
        breakMinutes: ['Pauze in minuten', 'Break in minutes'],
        minutes: ['Minuten', 'Minutes'],
        work: ['Wat je deed', 'What you did'],
        note: ['Opmerking', 'Note'],
      },
      values: {
        status: {
          draft: ['nog niet verstuurd', 'not sent yet'],
          submitted: ['wacht op antwoord', 'waits for an answer'],
          approved: ['akkoord', 'agreed'],
          rejected: ['teruggestuurd', 'sent back'],
          locked: ['vastgezet', 'closed'],
        },
      },
    },
  },
  attachments: [
    `select 'photo-' || h.day || '-' || left(h.id::text, 8) as name, h.photo_id as "fileId", f.content_type as "contentType"
      from hour_entries h join files f on f.id = h.photo_id where h.student_id = $1 order by h.day, h.id`,
  ],
  columns: {
    'hour_entries.student_id': {
      told: 'hours',
      onErase: {
        forget: 'update hour_entries set work = null, note = null, decided_name = null where student_id = $1',
      },
      kept: 'how long it was until two years after leaving',
    },
    'hour_entries.decided_by_id': decidedBy,
    'hour_entries.touched_by_id': decidedBy,
    'hour_changes.written_by_id': decidedBy,
    'hour_asks.asked_by_id': decidedBy,
  },
  /** What they photographed goes with their name. */
  async endFor(tx, personId) {
    const photos = await tx.rows<{ id: string }>(
      'select photo_id as id from hour_entries where student_id = $1 and photo_id is not null',
      [personId],
    )
    for (const { id } of photos) await forgetFile(tx, id)
  },
  addresses: [
    'delete from hour_links where lower(email) = lower($1)',
    'delete from hour_handlers where lower(email) = lower($1)',
  ],
})
