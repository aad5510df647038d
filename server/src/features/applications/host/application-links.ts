import { randomBytes } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import type { TableRow } from '#db/tables.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { toldApart } from '#features/vacancies/told-apart.ts'
import { atHostStatuses, type LinkedApplication } from '#protocol/features/applications.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import * as view from './what-host-sees.ts'

type Application = TableRow<'applications'>

const LINK_DAYS = 30

/** A new link for this address. Its earlier ones keep working: somebody may still have only the first mail at hand. */
export async function issueApplicationLink(tx: Tx, applicationId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.run(
    `insert into application_links (application_id, email, token_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [applicationId, email, hashToken(token), LINK_DAYS],
  )
  return `/aanmeldingen/antwoord?token=${token}`
}

/** Links of all others are over. */
export async function dropLinks(tx: Tx, applicationId: string, keep: string[]): Promise<void> {
  await tx.run('delete from application_links where application_id = $1 and lower(email) <> all($2)', [
    applicationId,
    keep.map((email) => email.toLowerCase()),
  ])
}

export type Link = { applicationId: string; email: string }

/** Guessing is hopeless, and after a number of wrong ones it is over altogether. */
export async function findLink(tx: Tx, call: Call, token: string): Promise<Link> {
  const link = await tx.row<Link & Pick<Application, 'status' | 'decidedAt'> & { isGood: boolean }>(
    `select l.application_id as "applicationId", l.email, l.expires_at > now() as "isGood", a.status,
       a.decided_at as "decidedAt"
     from application_links l join applications a on a.id = l.application_id where l.token_hash = $1`,
    [hashToken(token)],
  )
  if (!link) {
    await call.throttle.question(call.ip)
    throw fail('applicationLink.unknown')
  }
  if (!link.isGood) throw whyOver(link)
  return { applicationId: link.applicationId, email: link.email }
}

/** An old link tells what became of it, and nothing about the student any more. */
function whyOver({ status, decidedAt }: Pick<Application, 'status' | 'decidedAt'>) {
  if (!decidedAt) return fail('applicationLink.expired')
  const how = status === 'accepted' || status === 'declined' ? status : 'over'
  return fail(`applicationLink.${how}`, { on: dayNumbers(decidedAt) })
}

export const dayNumbers = (at: string | Date) =>
  new Date(at).toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam' })

/** Once it was passed on, only whoever has it now answers. */
export const isPassedOn = (handlerEmail: string | null, email: string) =>
  handlerEmail !== null && handlerEmail.toLowerCase() !== email.toLowerCase()

type Moment = 'createdAt' | 'talkAt' | 'expiresAt' | 'extendedAt' | 'decidedAt'
/** Before it is told: moments are not yet texts. */
type Stored = Omit<LinkedApplication, Moment> & Pick<Application, Moment>
type Found = Omit<Stored, 'answers'> & Pick<Application, 'handlerEmail'>

function answersOf(found: Found, email: string): LinkedApplication['answers'] {
  if (isPassedOn(found.handlerEmail, email)) return []
  const yes: LinkedApplication['answers'] = found.placesLeft > 0 ? ['accept'] : []
  if (isOneOf(atHostStatuses, found.status)) {
    return found.extendedAt
      ? [...yes, 'decline', 'talk', 'transfer']
      : [...yes, 'decline', 'talk', 'extend', 'transfer']
  }
  return found.status === 'waiting' ? [...yes, 'decline'] : []
}

/** What whoever holds the link may see of it; who passed it on does not need to reach the student any more. */
export async function viewLink(tx: Tx, { applicationId, email }: Link): Promise<Stored> {
  const found = await tx.one<Found>(
    `select a.status, ${toldApart('v')} as vacancy, o.name as organization, ${view.studentName('a')} as "studentName",
       ${view.ageBand('a')} as "ageBand", ${view.schoolName('a')} as school, a.motivation, a.weekdays,
       a.created_at as "createdAt", a.talk_at as "talkAt", a.talk_place as "talkPlace", a.talk_note as "talkNote",
       a.talk_answer as "talkAnswer", a.talk_wish as "talkWish",
       a.expires_at as "expiresAt", a.extended_at as "extendedAt", a.reason, a.decided_at as "decidedAt",
       a.ended_with_vacancy as "endedWithVacancy",
       coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = a.decided_by_id
         and a.status in ('accepted', 'declined') and u.id <> a.student_id),
         case lower(a.answered_by) when lower(a.handler_email) then a.handler_name
           when lower(v.contact_email) then v.contact_name end,
         case when a.answered_by is not null then o.name end) as "decidedBy",
       coalesce(lower(a.answered_by) = lower($2), false) as "isOwnAnswer",
       case when v.city is null then concat_ws(', ', nullif(concat_ws(' ', o.street, o.house_number), ''), o.city)
         else concat_ws(', ', nullif(concat_ws(' ', v.street, v.house_number), ''), v.city) end as address,
       ${view.studentEmail('a')} as "studentEmail", ${view.studentPhone('a')} as "studentPhone",
       a.handler_name as "handlerName", a.handler_email as "handlerEmail", v.places - v.places_taken as "placesLeft",
       exists (select from users u join roles r on r.user_id = u.id where lower(u.email) = lower($2)
         and u.status = 'active' and r.organization_id = a.organization_id) as "hasAccount"
     from applications a join vacancies v on v.id = a.vacancy_id join organizations o on o.id = a.organization_id
     where a.id = $1`,
    [applicationId, email],
  )
  const { handlerEmail: _, ...shown } = found
  const hidden = isPassedOn(found.handlerEmail, email) ? { studentEmail: null, studentPhone: null } : {}
  return { ...shown, ...hidden, answers: answersOf(found, email) }
}
