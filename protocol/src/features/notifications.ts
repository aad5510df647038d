import { command, resource, toOne } from '#protocol/declaring/define.ts'
import { oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { notificationKinds } from '#protocol/generated/notification-kinds.ts'

export const notifications = resource('notifications', {
  attributes: {
    kind: oneOf(notificationKinds, { readOnly: true }),
    /** What the sentence needs besides the organization: the name of a role. */
    detail: text({ optional: true, readOnly: true }),
    path: text({ max: 300, readOnly: true }),
    readAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: { organization: toOne('organizations', { optional: true, readOnly: true }) },
  filters: { kind: ['eq', 'in'], readAt: ['null'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['organization'],
})

export const readNotification = command('readNotification', 'PUT /notifications/:id/read', {
  on: notifications,
  summary: 'Mark a notification as read',
})
export const readAllNotifications = command('readAllNotifications', 'PUT /notifications/read', {
  summary: 'Mark all of one’s notifications as read',
})
