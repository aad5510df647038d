import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { chosenRows } from '#engine/writing/bulk.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { internships } from '#protocol/features/internships.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { users } from '#protocol/features/users.ts'
import { audiencesOf, houseOf, sendsBulk } from './bulk-messages.policy.ts'

type Asked = {
  audience?: protocol.BulkAudience | null
  internshipIds?: string[] | null
  studentIds?: string[] | null
  filter?: string | null
  studentFilter?: string | null
}

/** Whoever is not there for the caller cannot be chosen. */
async function requireSeen(tx: Tx, of: Resource, ids: readonly string[], field: string, name: string): Promise<void> {
  const { text, values } = chosenRows(tx, of, { ids })
  const { count } = await tx.one<{ count: number }>(`select count(*)::int as count from (${text}) c`, values)
  if (count !== new Set(ids).size) throw failField('relation.missing', field, { name })
}

/** What was chosen, where something was. A filter that no list has is refused now and not when it goes out. */
async function chosenOf(
  tx: Tx,
  { internshipIds, studentIds, filter, studentFilter }: Asked,
): Promise<protocol.ChosenInternships | undefined> {
  if (internshipIds) {
    await requireSeen(tx, internships, internshipIds, 'internshipIds', 'internship')
    return { internshipIds }
  }
  if (studentIds) {
    await requireSeen(tx, studentProfiles, studentIds, 'studentIds', 'student')
    return { studentIds }
  }
  if (typeof studentFilter === 'string') {
    chosenRows(tx, users, { filter: studentFilter })
    return { studentFilter }
  }
  if (filter === undefined || filter === null) return undefined
  chosenRows(tx, internships, { filter })
  return { filter }
}

function requireAudience(me: Me, audience: protocol.BulkAudience): void {
  if (!audiencesOf(me).includes(audience)) throw failField('bulkMessage.notThem', 'audience')
}

export const startBulkMessage = handle(
  protocol.startBulkMessage,
  async ({ input, me, tx }) => {
    const organizationId = houseOf(me)
    if (!organizationId) throw fail('access.forbidden')
    const audience = input.audience ?? audiencesOf(me)[0] ?? 'hosts'
    requireAudience(me, audience)
    const { subject, body, subjectEn, bodyEn, repliesToSender } = input
    const { id } = await tx.insert(protocol.bulkMessages, {
      senderId: me.requireId(),
      actingOrganizationId: me.currentOrganizationId,
      organizationId,
      audience,
      chosen: (await chosenOf(tx, input)) ?? { filter: '' },
      subject: subject ?? null,
      body: body ?? null,
      subjectEn: subjectEn ?? null,
      bodyEn: bodyEn ?? null,
      repliesToSender: repliesToSender ?? false,
    })
    return { id, created: true }
  },
  sendsBulk,
)

export const changeBulkMessage = handle(protocol.changeBulkMessage, async ({ subject: draft, input, me, tx }) => {
  const { audience, repliesToSender, internshipIds, studentIds, filter, studentFilter, ...texts } = input
  if (audience) requireAudience(me, audience)
  const chosen = await chosenOf(tx, { internshipIds, studentIds, filter, studentFilter })
  await tx.update(protocol.bulkMessages, draft.id, {
    ...texts,
    ...(audience ? { audience } : {}),
    ...(chosen ? { chosen } : {}),
    ...(typeof repliesToSender === 'boolean' ? { repliesToSender } : {}),
  })
})

export const removeBulkMessage = handle(protocol.removeBulkMessage, async ({ subject, tx }) => {
  await tx.remove(protocol.bulkMessages, subject.id)
  return null
})
