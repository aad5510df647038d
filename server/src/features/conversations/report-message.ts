import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import * as protocol from '#protocol/features/conversations.ts'

/** Said once by the same person; nobody in the conversation sees it. */
export const reportMessage = handle(protocol.reportMessage, async ({ subject, input: { reason }, me, tx }) => {
  const report = await tx.row<{ id: string; organizationId: string | null }>(
    `insert into message_reports (message_id, conversation_id, organization_id, sender_id, reporter_id, quote, reason)
     select m.id, m.conversation_id, c.organization_id, m.sender_id, $2, m.body, $3
     from messages m join conversations c on c.id = m.conversation_id where m.id = $1
     on conflict (tenant_id, message_id, reporter_id) do nothing returning id, organization_id as "organizationId"`,
    [subject.id, me.id, reason],
  )
  if (report)
    tx.emit(
      protocol.messageReported,
      { reportId: report.id, organizationId: report.organizationId },
      { type: 'messageReports', id: report.id },
    )
})

export const resolveMessageReport = handle(
  protocol.resolveMessageReport,
  async ({ subject, input: { answer }, me, tx }) => {
    await tx.move(protocol.messageReportLife.resolve, subject, {
      set: { answer, resolvedById: me.id, resolvedAt: sql`now()` },
      tell: { reportId: subject.id },
    })
  },
)
