import { fail } from '#engine/fail.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { letGoOfPlaces } from '#features/applications/withdraw-application.ts'
import { queueMail } from '#mail/queue.ts'
import { applicationLife } from '#protocol/applications.ts'
import { internshipLife } from '#protocol/internships.ts'
import { userLife } from '#protocol/users.ts'
import { keepsAnAdmin } from '../users/last-admin.ts'
import { erasureMails } from './erasure.mails.ts'

/** Whoever runs an organization alone hands it over before leaving. */
export async function requireHandedOver(tx: Tx, userId: string): Promise<void> {
  const administered = await tx.rows(
    `select o.id, o.name from roles r join organizations o on o.id = r.organization_id
     where r.user_id = $1 and r.name = 'admin' order by o.id`,
    [userId],
  )
  for (const { id, name } of administered) {
    if (!(await keepsAnAdmin(tx, id, userId))) throw fail('erasure.lastAdmin', { organization: name })
  }
}

/** What happens to what points at a person: a statement ($1 is the person), or why it stays as it is. */
type Fate = { forget: string } | { kept: string }
const gone = (table: string, column = 'user_id'): Fate => ({ forget: `delete from ${table} where ${column} = $1` })
const byWhom: Fate = { kept: 'says that somebody decided it; the account it points at has no name any more' }

/** Every column that points at a person, so that a new table is not forgotten here: a test compares it with the database. */
export const fates: Record<string, Fate> = {
  'sessions.user_id': gone('sessions'),
  'sessions.impersonator_id': gone('sessions', 'impersonator_id'),
  'credentials.user_id': gone('credentials'),
  'identities.user_id': gone('identities'),
  'link_tokens.user_id': gone('link_tokens'),
  'oidc_logins.user_id': gone('oidc_logins'),
  'mails.user_id': gone('mails'),
  'notifications.user_id': gone('notifications'),
  'mentorships.mentor_id': gone('mentorships', 'mentor_id'),
  'mentorships.student_id': gone('mentorships', 'student_id'),
  // The student's own role stays with the internship, because without one it would be nobody's.
  'roles.user_id': { forget: `delete from roles where user_id = $1 and name <> 'student'` },
  'role_offers.user_id': gone('role_offers'),
  'role_offers.offered_by_id': byWhom,
  'internships.student_id': {
    forget: 'update internships set description = null, motivation = null, decision = null where student_id = $1',
  },
  'internships.decided_by_id': byWhom,
  'vacancy_proposals.student_id': gone('vacancy_proposals', 'student_id'),
  'vacancy_proposals.proposed_by_id': byWhom,
  'internships.contact_person_id': { kept: 'the hours of somebody else hang on it; the account has no name any more' },
  'internships.supervisor_id': { kept: 'the hours of somebody else hang on it; the account has no name any more' },
  'group_memberships.student_id': {
    forget: `update group_memberships set ended_on = greatest(started_on, least(ended_on, today_nl())) where student_id = $1`,
  },
  'student_profiles.id': {
    forget: `update student_profiles set student_number = null, eck_id = null, birth_date = null, postal_code = null,
      guardian_name = null, guardian_email = null, guardian_phone = null, second_guardian_name = null,
      second_guardian_email = null, access_needs = null, weekdays = '{}',
      departed_on = coalesce(departed_on, today_nl()) where id = $1`,
  },
  'applications.student_id': {
    forget: `update applications set motivation = null, reason = null, talk_place = null, talk_note = null
      where student_id = $1`,
  },
  'applications.decided_by_id': byWhom,
  'applications.created_by_id': byWhom,
  'student_interests.student_id': gone('student_interests', 'student_id'),
  'favourites.user_id': gone('favourites'),
  'saved_searches.user_id': gone('saved_searches'),
  'alert_stop_keys.user_id': gone('alert_stop_keys'),
  'saved_views.user_id': gone('saved_views'),
  // Written by the database itself whenever a name changes, so it is emptied last.
  'user_words.user_id': { kept: 'emptied after the name is gone' },
  'deletion_requests.user_id': { forget: 'update deletion_requests set reason = null where user_id = $1' },
  'deletion_requests.decided_by_id': byWhom,
  'retention_holds.user_id': gone('retention_holds'),
  'retention_holds.created_by_id': byWhom,
  'inactivity_warnings.user_id': gone('inactivity_warnings'),
  'organizations.decided_by_id': byWhom,
  'organization_registrations.user_id': gone('organization_registrations'),
  'join_requests.decided_by_id': byWhom,
  'content_pages.updated_by': byWhom,
  'site_settings.updated_by': byWhom,
  'vacancies.contact_person_id': {
    forget: 'update vacancies set contact_person_id = null where contact_person_id = $1',
  },
  'vacancies.created_by_id': byWhom,
  'vacancy_reports.reporter_id': {
    forget: 'update vacancy_reports set reporter_id = null, email = null where reporter_id = $1',
  },
  'vacancy_reports.handled_by_id': byWhom,
  'files.owner_id': { kept: 'a logo belongs to its organization' },
  'bulk_actions.user_id': byWhom,
  'bulk_action_items.row_id': {
    forget: 'update bulk_action_items set undo_input = null, problem = null where row_id = $1',
  },
  'imports.importer_id': byWhom,
  // The file itself is gone after thirty days; what a line of it said about somebody goes with them.
  'import_rows.subject_id': {
    forget: `update import_rows set name = '', cells = null, data = null, before = null, changes = '[]', problems = '[]',
      candidates = '[]' where subject_id = $1`,
  },
  'staff_codes.user_id': gone('staff_codes'),
  'events.actor_id': { kept: 'history holds ids and no names' },
  'events.impersonator_id': { kept: 'history holds ids and no names' },
}

/** What is left of somebody. */
const nobody = {
  email: sql`'verwijderd-' || m.id || '@verwijderd.invalid'`,
  firstName: 'Verwijderd',
  infix: null,
  lastName: 'account',
  gender: null,
  phoneNumber: null,
  invitedAt: null,
  confirmedAt: null,
  lastSignInAt: null,
  digest: 'off',
  statusReason: null,
  erasedAt: sql`now()`,
}
const forgettingName = [
  'delete from user_words where user_id = $1',
  'select system.forget_event_texts(current_tenant(), $1)',
  'select system.forget_application_texts(current_tenant(), $1)',
]
// Places where an address was typed rather than pointed at.
const forgettingAddress = [
  `update internships set contact_name = null, contact_email = null, contact_phone_number = null
   where lower(contact_email) = lower($1)`,
  'update applications set handler_name = null, handler_email = null where lower(handler_email) = lower($1)',
  'update applications set answered_by = null where lower(answered_by) = lower($1)',
  'delete from application_links where lower(email) = lower($1)',
  'update organizations set email = null where lower(email) = lower($1)',
  'update vacancies set contact_name = null, contact_email = null where lower(contact_email) = lower($1)',
  'update vacancy_reports set email = null where lower(email) = lower($1)',
  'delete from organization_registrations where lower(email) = lower($1)',
  'delete from join_requests where email_key = lower($1)',
  'delete from mails where lower(recipient) = lower($1)',
]

/**
 * What was still going on for them ends first. A place that was held for them is free again. A school stops the
 * internship of its student itself; for a volunteer nobody else would.
 */
async function endWith(tx: Tx, studentId: string): Promise<void> {
  const ended = await tx.moveAll(applicationLife.endWithPerson, { studentId }, { set: { expiresAt: null } })
  await letGoOfPlaces(tx, ended)
  await tx.moveAll(
    internshipLife.stopWithPerson,
    { studentId, schoolId: null },
    {
      set: { endDate: sql`greatest(start_date, least(end_date, today_nl()))` },
    },
  )
}

type How = {
  /** They left long ago: nothing is left to hand over. */
  isGone?: boolean
}

/** Nothing personal stays; the row does, so that contracts, hours and history keep pointing at somebody. */
export async function erasePerson(tx: Tx, userId: string, { isGone = false }: How = {}): Promise<void> {
  const user = await tx.row(`select id, email, locale from users where id = $1 and erased_at is null for update`, [
    userId,
  ])
  if (!user) throw fail('record.missing')
  if (!isGone) await requireHandedOver(tx, userId)
  await endWith(tx, userId)
  for (const fate of Object.values(fates)) if ('forget' in fate) await tx.run(fate.forget, [userId])
  await tx.move(userLife.erase, user, { set: nobody, tell: { userId } })
  for (const text of forgettingName) await tx.run(text, [userId])
  for (const text of forgettingAddress) await tx.run(text, [user.email])
  // Answers that are kept for a repeat may show the person as they were.
  await tx.run(`delete from idempotency_keys where caller = $1 or strpos(body, $1) > 0`, [userId])
  await queueMail(tx, {
    mail: erasureMails.accountDeleted,
    key: userId,
    to: { id: userId, email: user.email, locale: user.locale, firstName: '' },
  })
}
