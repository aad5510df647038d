import { command, query, resource, told } from '#protocol/declaring/define.ts'
import { id, list, oneOf, secret, text, timestamp } from '#protocol/declaring/fields.ts'
import type { NewsKind } from '#protocol/generated/notification-kinds.ts'

/** What a device can be told about: hours that somebody has to look at, and that it is one's own turn. */
export const pushTopics = ['confirm', 'turn'] as const
export type PushTopic = (typeof pushTopics)[number]

/** Which notices go there too. All others wait in the product. */
export const pushedKinds: Partial<Record<NewsKind, PushTopic>> = {
  hoursSubmitted: 'confirm',
  phaseStarted: 'turn',
  ownTurnReminded: 'turn',
}

/** A browser in which somebody wants to be told, as long as they are signed in there. Where it is reached nobody reads. */
export const pushDevices = resource('pushDevices', {
  attributes: {
    sessionId: id({ readOnly: true }),
    userAgent: text({ max: 300, optional: true, readOnly: true }),
    topics: list(oneOf(pushTopics), { readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['userId'],
  filters: { id: ['eq', 'in'], userId: ['eq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

/** As a browser gives it (RFC 8291). Again from the same one: what it is told about changes. */
export const addPushDevice = command('addPushDevice', 'POST /push_devices', {
  input: {
    endpoint: secret({ max: 1000 }),
    p256dh: secret({ max: 100 }),
    auth: secret({ max: 40 }),
    topics: list(oneOf(pushTopics)),
  },
  summary: 'Be told on this device; it ends with the session',
})
export const removePushDevice = command('removePushDevice', 'DELETE /push_devices/:id', {
  on: pushDevices,
  summary: 'No longer be told on a device',
})

export const pushKey = query('pushKey', 'GET /push_key', {
  tells: told<{ key: string }>(),
  summary: 'The public key with which a browser knows our messages (RFC 8292)',
})
