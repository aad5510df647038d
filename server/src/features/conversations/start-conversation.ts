import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hostAccounts } from '#features/applications/host/host-contact.ts'
import { takesPart } from '#features/internships/internships.policy.ts'
import { applications } from '#protocol/features/applications.ts'
import * as protocol from '#protocol/features/conversations.ts'
import { internships } from '#protocol/features/internships.ts'
import { mayTalk } from './conversations.policy.ts'
import { takeSeat, tendMembers } from './members.ts'
import { mayWrite } from './who-writes-whom.ts'

type Started = { id: string; created: boolean }

const started = (tx: Tx, { id, created }: Started) => {
  if (created) tx.emit(protocol.conversationStarted, { conversationId: id }, { type: 'conversations', id })
}

/** There is at most one. */
export const studentOf = (people: string) => `(select r.user_id from roles r
  join organizations o on o.id = r.organization_id and o.type = 'School'
  where r.user_id = any(${people}) and r.name = 'student' limit 1)`

/** The school of the student in it, else of the colleague, else the centre: who looks when something is reported. */
export const houseOf = (people: string) => `(select o.id from roles r join organizations o on o.id = r.organization_id
  where r.user_id = any(${people}) and o.type in ('School', 'VolunteerCenter')
  order by (r.name = 'student') desc, o.type, (r.name = 'admin') desc, o.id limit 1)`

/** With somebody to whom one may not write it looks as if there were nobody. */
async function withPerson(tx: Tx, me: Me, userId: string, field: string): Promise<Started> {
  const person = me.requireId()
  const may = await tx.row(`select 1 where ${mayWrite('$1::uuid', '$2::uuid')}`, [person, userId])
  if (!may) throw failField('relation.missing', field, { name: 'user' })
  const pair = [person, userId].toSorted()
  const found = await tx.one<Started>(
    `insert into conversations (kind, pair_key, student_id, organization_id, started_by_id)
     values ('direct', $1, ${studentOf('$2::uuid[]')}, ${houseOf('$2::uuid[]')}, $3)
     on conflict (tenant_id, pair_key) do update set pair_key = excluded.pair_key
     returning id, xmax = 0 as created`,
    [pair.join(':'), pair, person],
  )
  for (const member of pair) await takeSeat(tx, found.id, member, member === person)
  return found
}

/** Of one internship there is one: who comes later reads what was said before. */
async function aroundInternship(tx: Tx, me: Me, internshipId: string): Promise<Started> {
  const place = await tx.find(internships, internshipId)
  if (me.isOperator || !(await tx.holdsFor(internships, internshipId, takesPart(me)))) throw fail('access.forbidden')
  const found = await tx.one<Started>(
    `insert into conversations (kind, internship_id, student_id, organization_id, started_by_id)
     values ('internship', $1, case when $2::uuid is not null then $3::uuid end, coalesce($2::uuid, ${houseOf('array[$3::uuid]')}), $4)
     on conflict (tenant_id, internship_id) do update set internship_id = excluded.internship_id
     returning id, xmax = 0 as created`,
    [internshipId, place.schoolId, place.studentId, me.id],
  )
  await tendMembers(tx, found.id)
  await takeSeat(tx, found.id, me.requireId(), true)
  return found
}

/** The student writes to whoever answers at the host, all others to the student. */
async function aboutApplication(tx: Tx, me: Me, applicationId: string): Promise<Started> {
  const { studentId } = await tx.find(applications, applicationId)
  const userId = studentId === me.id ? (await hostAccounts(tx, applicationId))[0]?.id : studentId
  if (!userId) throw fail('conversation.nobodyThere')
  return withPerson(tx, me, userId, 'applicationId')
}

export const startConversation = handle(
  protocol.startConversation,
  async ({ input: { userId, internshipId, applicationId }, me, tx }) => {
    if ([userId, internshipId, applicationId].filter(Boolean).length !== 1)
      throw failField('conversation.withWhom', 'userId')
    const made = internshipId
      ? await aroundInternship(tx, me, internshipId)
      : applicationId
        ? await aboutApplication(tx, me, applicationId)
        : await withPerson(tx, me, String(userId), 'userId')
    started(tx, made)
    return { id: made.id, created: made.created }
  },
  mayTalk,
)
