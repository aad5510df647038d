import type { Job } from '#engine/writing/transaction.ts'

type Sending = { webhookId: string; deliveryId: string; tries: number; isFailing: boolean; runAt?: Date }

/**
 * Those of one webhook go one after the other, so that a slow receiver keeps nobody waiting but itself. Those that failed last time
 * wait for each other: all receivers that do not answer take one place of the workers together.
 */
export const sendingJob = ({ webhookId, deliveryId, tries, isFailing, runAt }: Sending): Job => ({
  identifier: 'sendDelivery',
  payload: { deliveryId, tries: String(tries) },
  key: `sendDelivery:${deliveryId}`,
  queue: isFailing ? 'webhooks:failing' : `webhook:${webhookId}`,
  ...(runAt ? { runAt } : {}),
})
