import type { Tx } from '#engine/writing/transaction.ts'

/** The timetable of the school heard of internships and hours; once it could not be reached. Paused: a demo calls nobody. */
export async function addWebhooks(tx: Tx, schoolId: string): Promise<void> {
  await tx.run(
    `with made as (
       insert into webhooks (organization_id, name, address, areas, paused_at, delivered_at, created_at)
       values ($1, 'Rooster', 'https://rooster.example.com/stagehaven', '{placements,hours}', now() - interval '1 hour', now() - interval '3 hours', now() - interval '40 days')
       returning id)
     insert into webhook_deliveries (webhook_id, event_id, event_name, row_kind, row_id, happened_at, created_at, tries, tried_at,
       next_at, delivered_at, answer_status, answer)
     select made.id, gen_random_uuid(), d.type, d.kind, gen_random_uuid(), now() - d.ago, now() - d.ago, d.tries, now() - d.ago,
       null, case when d.status = 204 then now() - d.ago end, d.status, d.answer
     from made, (values
       ('hours.approved', 'hourEntries', interval '3 hours', 1, 204, null),
       ('hours.submitted', 'hourEntries', interval '1 day 2 hours', 1, 204, null),
       ('internship.changed', 'internships', interval '4 days', 3, 204, null),
       ('hours.submitted', 'hourEntries', interval '9 days', 10, 503, 'Service Unavailable'),
       ('internship.ready', 'internships', interval '12 days', 1, 204, null)
     ) d (type, kind, ago, tries, status, answer)`,
    [schoolId],
  )
}
