import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { notificationTemplates } from '#protocol/features/notification-templates.ts'

const keepsSite = (me: Me): boolean => me.isOperator || me.isCenterAdmin
/** Administrators keep those of their school; those of the site belong to its centre. Nobody reads those of another. */
const keptBy = (me: Me): Condition<'notification_templates'> =>
  anyOf({ schoolId: me.adminOf('School') }, allOf(keepsSite(me), { schoolId: null }))

export const mayKeep = (me: Me): boolean => me.isSchoolAdmin || keepsSite(me)

/** For whom somebody writes: the school that they administer, else the whole site (null). */
export const schoolOf = (me: Me): string | null => me.adminOf('School')[0] ?? null

export const notificationTemplatePolicy = {
  read: keptBy,
  saveNotificationTemplate: keptBy,
  resetNotificationTemplate: keptBy,
} satisfies Policy<typeof notificationTemplates, 'saveNotificationTemplate' | 'resetNotificationTemplate'>

export const notificationTemplateAbilities = [ability('keepNotificationTemplates', mayKeep)]
