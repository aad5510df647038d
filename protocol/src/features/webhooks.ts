import { command, event, resource, told } from '#protocol/declaring/define.ts'
import { id, integer, list, oneOf, text, timestamp, url } from '#protocol/declaring/fields.ts'

/** What a webhook can hear about, in the words of the screen; which events those are stands in webhook-events.ts. */
export const webhookAreas = ['placements', 'applications', 'hours', 'contracts', 'students'] as const
export type WebhookArea = (typeof webhookAreas)[number]

const areasOf: Record<string, readonly WebhookArea[]> = {
  School: webhookAreas,
  NonProfit: ['placements', 'applications', 'hours', 'contracts'],
  Provider: ['placements', 'applications', 'hours', 'contracts'],
  VolunteerCenter: ['placements', 'applications'],
}
/** Only what an administrator of such an organization can see something of. */
export const webhookAreasFor = (organizationType: string): readonly WebhookArea[] => areasOf[organizationType] ?? []

/** `failing`: the last message did not arrive. `off`: that went on for three days, or the receiver said to stop. */
export const webhookStates = ['on', 'failing', 'paused', 'off'] as const
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const
/** Why there was no answer to keep. */
export const deliveryProblems = ['timeout', 'unreachable', 'inside', 'quiet'] as const
export const mostWebhooks = 10
/** So long after a new secret messages are signed with the old one too. */
export const oldSecretHours = 24
/** So long what was sent can be looked up. */
export const deliveryDays = 30
/** What a message is that somebody sends to see whether it arrives. */
export const testName = 'webhook.test'

const writable = {
  name: text({ max: 80 }),
  address: url(),
  areas: list(oneOf(webhookAreas), { min: 1, max: webhookAreas.length }),
}

/** Where a program of an organization wants to hear that something happened; its secret is told once. */
export const webhooks = resource('webhooks', {
  attributes: {
    name: text({ max: 80, readOnly: true }),
    address: url({ readOnly: true }),
    areas: list(oneOf(webhookAreas), { readOnly: true }),
    state: oneOf(webhookStates, { readOnly: true }),
    /** Since when nothing arrives. */
    failingSince: timestamp({ optional: true, readOnly: true }),
    /** When the last message arrived. */
    deliveredAt: timestamp({ optional: true, readOnly: true }),
    /** Until when messages are signed with the secret before this one too. */
    oldSecretUntil: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['organizationId'],
  filters: { id: ['eq', 'in'], organizationId: ['eq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

/** What was sent: what happened to which row, and what the receiver said. */
export const webhookDeliveries = resource('webhookDeliveries', {
  attributes: {
    /** What happened. */
    eventName: text({ readOnly: true }),
    state: oneOf(deliveryStates, { readOnly: true }),
    tries: integer({ readOnly: true }),
    triedAt: timestamp({ optional: true, readOnly: true }),
    /** When it is tried again. */
    nextAt: timestamp({ optional: true, readOnly: true }),
    /** The number of the answer, and how it began. */
    answerStatus: integer({ optional: true, readOnly: true }),
    answer: text({ optional: true, readOnly: true }),
    problem: oneOf(deliveryProblems, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['webhookId'],
  filters: { id: ['eq', 'in'], webhookId: ['eq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

const about = { webhookId: id(), organizationId: id() }
export const webhookMade = event('webhook.made', about)
export const webhookChanged = event('webhook.changed', about)
export const webhookPaused = event('webhook.paused', about)
export const webhookResumed = event('webhook.resumed', about)
export const webhookRemoved = event('webhook.removed', about)
export const webhookSecretRenewed = event('webhook.secret_renewed', about)
/** Nothing arrived for three days, or the receiver said to stop. */
export const webhookSwitchedOff = event('webhook.switched_off', about)

export const makeWebhook = command('makeWebhook', 'POST /webhooks', {
  input: { organizationId: id(), ...writable },
  emits: [webhookMade],
  tells: told<{ id: string; secret: string }>(),
  summary: 'Have a program of an organization told what happens; the secret is told this once',
})
export const changeWebhook = command('changeWebhook', 'PATCH /webhooks/:id', {
  on: webhooks,
  input: writable,
  emits: [webhookChanged],
  summary: 'Change the name of a webhook, its address or what it hears about',
})
export const pauseWebhook = command('pauseWebhook', 'PUT /webhooks/:id/pause', {
  on: webhooks,
  emits: [webhookPaused],
  summary: 'Send nothing until it goes on; what happens meanwhile is not sent afterwards',
})
export const resumeWebhook = command('resumeWebhook', 'PUT /webhooks/:id/resume', {
  on: webhooks,
  emits: [webhookResumed],
  summary: 'Let a webhook go on that was paused or switched off',
})
export const removeWebhook = command('removeWebhook', 'DELETE /webhooks/:id', {
  on: webhooks,
  emits: [webhookRemoved],
  summary: 'Remove a webhook with all that is known of what was sent',
})
export const renewWebhookSecret = command('renewWebhookSecret', 'PUT /webhooks/:id/secret', {
  on: webhooks,
  emits: [webhookSecretRenewed],
  tells: told<{ secret: string }>(),
  summary: 'Make a new secret, told this once; the one before goes on for a day',
})
export const testWebhook = command('testWebhook', 'PUT /webhooks/:id/test', {
  on: webhooks,
  tells: told<{ deliveryId: string }>(),
  summary: 'Send a message that says nothing, to see whether it arrives',
})
export const sendDeliveryAgain = command('sendDeliveryAgain', 'PUT /webhook_deliveries/:id/send_again', {
  on: webhookDeliveries,
  summary: 'Send a message once more, under the same id',
})
