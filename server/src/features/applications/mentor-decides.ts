import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/applications.ts'
import { decided } from './applications.rules.ts'
import { sendToHost } from './send-to-host.ts'

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
