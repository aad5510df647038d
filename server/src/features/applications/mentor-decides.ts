import { handle } from '#engine/feature.ts'
import { requireUntold } from '#engine/writing/second-thoughts.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/applications.ts'
import { decided } from './applications.rules.ts'
import { sendToHost } from './host/send-to-host.ts'

export const mentorApproveApplication = handle(protocol.mentorApproveApplication, async ({ subject, tx }) => {
  const vacancy = await tx.one<{ isDirect: boolean }>('select is_direct as "isDirect" from vacancies where id = $1', [
    subject.vacancyId,
  ])
  await sendToHost(tx, { ...subject, ...vacancy }, protocol.applicationLife.mentorApprove)
})

export const mentorRefuseApplication = handle(protocol.mentorRefuseApplication, async ({ subject, input, tx }) => {
  const { vacancyId, studentId } = subject
  const { reason } = input
  await tx.move(protocol.applicationLife.refuse, subject, {
    set: { reason, ...decided, decidedById: tx.me.id },
    tell: { vacancyId, studentId, reason },
  })
})

/** A yes of the school leaves no mark on the application but that it was sent; the event says whose it was. */
const approvalOf = (tx: Tx, { id }: { id: string }) =>
  tx.row<{ decidedById: string | null; decidedAt: Date }>(
    `select actor_id as "decidedById", created_at as "decidedAt" from events
     where subject_type = 'applications' and subject_id = $1 and name = $2 order by created_at desc limit 1`,
    [id, protocol.applicationMentorApproved.name],
  )

/** It waits for the school again; the host never got it. */
export const reconsiderApplication = handle(protocol.reconsiderApplication, async ({ subject, tx }) => {
  const { vacancyId, studentId, status } = subject
  requireUntold(tx, status === 'refused' ? subject : await approvalOf(tx, subject))
  await tx.move(protocol.applicationLife.reconsider, subject, {
    set: { sentAt: null, expiresAt: null, reason: null, decidedAt: null, decidedById: null },
    tell: { vacancyId, studentId },
  })
})
