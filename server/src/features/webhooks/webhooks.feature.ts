import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { webhookDeliveries, webhooks } from '#protocol/features/webhooks.ts'
import { hearEvent } from './hear-event.ts'
import { changeWebhook, makeWebhook } from './make-webhook.ts'
import {
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resumeWebhook,
  sendDeliveryAgain,
  testWebhook,
} from './tend-webhook.ts'
import { webhookMails } from './webhooks.mails.ts'
import { webhookNews } from './webhooks.news.ts'
import { deliveryPolicy, webhookPolicy } from './webhooks.policy.ts'
import { tellSwitchedOff } from './webhooks.reactions.ts'

export const webhooksFeature = feature({
  resources: [
    serve(webhooks, {
      table: 'webhooks',
      policy: webhookPolicy,
      expressions: {
        state: (
          t,
        ) => `case when ${t}.switched_off_at is not null then 'off' when ${t}.paused_at is not null then 'paused'
          when ${t}.failing_since is not null then 'failing' else 'on' end`,
        oldSecretUntil: (t) => `case when ${t}.old_secret_until > now() then ${t}.old_secret_until end`,
      },
    }),
    serve(webhookDeliveries, {
      table: 'webhook_deliveries',
      policy: deliveryPolicy,
      expressions: {
        state: (t) => `case when ${t}.delivered_at is not null then 'delivered' when ${t}.next_at is null then 'failed'
          when ${t}.tries = 0 then 'waiting' else 'retrying' end`,
      },
    }),
  ],
  commands: [
    makeWebhook,
    changeWebhook,
    pauseWebhook,
    resumeWebhook,
    removeWebhook,
    renewWebhookSecret,
    testWebhook,
    sendDeliveryAgain,
  ],
  reactions: [tellSwitchedOff],
  jobs: [hearEvent],
  news: webhookNews,
  mails: webhookMails,
  activities: { privacy: ['webhook'] },
})
