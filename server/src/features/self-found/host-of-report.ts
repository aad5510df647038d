import type { TableRow } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { locating, placed } from '#features/organizations/address.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { requireHost } from './check-report.ts'

type Choice = { organizationId?: string | null; organizationType?: 'NonProfit' | 'Provider' | null }

/** The organization that was chosen, or a new one, which somebody still has to approve. */
export async function hostOf(
  tx: Tx,
  report: TableRow<'internships'>,
  choice: Choice,
): Promise<{ id: string; isNew: boolean }> {
  if (choice.organizationId) {
    const host = await requireHost(tx, choice.organizationId, 'organizationId')
    return { id: host.id, isNew: false }
  }
  const { city, website, organizationName } = report
  const host = await tx.insert(organizations, {
    name: organizationName ?? '',
    type: choice.organizationType ?? 'NonProfit',
    city,
    website,
    ...placed({ city }),
    // The school whose student found it looks after it.
    centerId: report.schoolId,
    status: 'pending',
  })
  await tx.run(
    `insert into organization_registrations (organization_id, email, first_name, last_name, phone_number)
     values ($1, $2, $3, $4, $5)`,
    [host.id, report.contactEmail, ...splitName(report.contactName ?? ''), report.contactPhoneNumber],
  )
  if (city) tx.enqueue(locating(host.id))
  return { id: host.id, isNew: true }
}

/** One field asks for the whole name, and the list of registrations has two. */
function splitName(name: string): [first: string, last: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(' ')]
}

/** The person that the student named, when they have an account at that organization. */
export async function contactAt(tx: Tx, organizationId: string, email: string): Promise<string | null> {
  const found = await tx.row<{ id: string }>(
    `select u.id from users u join roles r on r.user_id = u.id
     where u.email_key = lower($2) and r.organization_id = $1 and u.status in ('active', 'invited')`,
    [organizationId, email],
  )
  return found?.id ?? null
}

/** An organization that was made for a report, and that nobody else has to do with yet, goes with the decision. */
export async function forgetNewHost(tx: Tx, report: TableRow<'internships'>) {
  const made = await tx.row<{ id: string }>(
    `select o.id from organizations o where o.id = $1::uuid and o.status = 'pending' and exists (
       select from events e where e.subject_type = 'users' and e.subject_id = $3 and e.name = 'selfFound.approved'
         and e.data @> jsonb_build_object('internshipId', $2::uuid, 'organizationId', $1::uuid, 'isNew', 'yes'))
       and not exists (select from internships i where i.organization_id = o.id and i.id <> $2::uuid)`,
    [report.organizationId, report.id, report.studentId],
  )
  if (!made) return
  await tx.run('delete from organization_registrations where organization_id = $1', [made.id])
  await tx.run('delete from notifications where organization_id = $1', [made.id])
  await tx.remove(organizations, made.id)
}
