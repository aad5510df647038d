import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/applications.ts'
import { sendToHost } from './send-to-host.ts'

export const mentorApproveApplication = handle(protocol.mentorApproveApplication, async ({ subject, tx }) => {
  const { id, vacancyId, studentId } = subject
  tx.emit(protocol.applicationMentorApproved, { vacancyId, studentId }, { type: 'applications', id })
  const vacancy = await tx.row('select is_direct from vacancies where id = $1', [vacancyId])
  await sendToHost(tx, { ...subject, isDirect: vacancy?.is_direct })
})

export const mentorRefuseApplication = handle(protocol.mentorRefuseApplication, async ({ subject, input, tx }) => {
  const { id, vacancyId, studentId } = subject
  await tx.run(
    `update applications set status = 'refused', reason = $2, decided_at = clock_timestamp(), decided_by_id = $3
     where id = $1`,
    [id, input.reason, tx.me.id],
  )
  tx.emit(protocol.applicationRefused, { vacancyId, studentId, reason: input.reason }, { type: 'applications', id })
})
