import type { deliveryStates, WebhookArea, webhookStates } from '#protocol/features/webhooks.ts'
import type { Status } from '#ui/status-mark.tsx'

export type WebhookState = (typeof webhookStates)[number]
export type DeliveryState = (typeof deliveryStates)[number]

export type ShownWebhook = {
  id: string
  name: string
  address: string
  areas: WebhookArea[]
  state: WebhookState
  failingSince: string | null
  deliveredAt: string | null
}

export const webhookMarks: Record<WebhookState, Status> = { on: 'done', failing: 'warn', paused: 'skip', off: 'err' }
export const deliveryMarks: Record<DeliveryState, Status> = {
  waiting: 'wait',
  retrying: 'warn',
  delivered: 'done',
  failed: 'err',
}
