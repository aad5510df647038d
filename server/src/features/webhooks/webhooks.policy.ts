import { allOf, anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { mayMakeKeys } from '#features/api-keys/api-keys.policy.ts'
import type { webhookDeliveries, webhooks } from '#protocol/features/webhooks.ts'

/** Whoever makes the keys of an organization says where its messages go. */
const keeps = (me: Me): Condition<'webhooks'> => allOf(mayMakeKeys(me), { organizationId: me.adminOf() })
const reads = (me: Me): Condition<'webhooks'> => anyOf(me.isOperator, { organizationId: me.adminOf() })

export const webhookPolicy = {
  read: reads,
  changeWebhook: keeps,
  pauseWebhook: keeps,
  resumeWebhook: keeps,
  removeWebhook: keeps,
  renewWebhookSecret: keeps,
  testWebhook: keeps,
} satisfies Policy<
  typeof webhooks,
  'changeWebhook' | 'pauseWebhook' | 'resumeWebhook' | 'removeWebhook' | 'renewWebhookSecret' | 'testWebhook'
>

export const deliveryPolicy = {
  read: (me) => existsIn('webhooks', 'id', 'webhookId', reads(me)),
  sendDeliveryAgain: (me) => existsIn('webhooks', 'id', 'webhookId', keeps(me)),
} satisfies Policy<typeof webhookDeliveries, 'sendDeliveryAgain'>
