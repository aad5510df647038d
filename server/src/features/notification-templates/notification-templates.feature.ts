import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { serve } from '#engine/serve.ts'
import { notificationTemplates } from '#protocol/features/notification-templates.ts'
import { mailText, mailTexts } from './mail-texts.ts'
import { notificationTemplateNews } from './notification-templates.news.ts'
import { notificationTemplateAbilities, notificationTemplatePolicy } from './notification-templates.policy.ts'
import { tellMailTextBroken } from './notification-templates.reactions.ts'
import { createNotificationTemplate, resetNotificationTemplate, saveNotificationTemplate } from './save-template.ts'
import { tryNotificationText } from './try-text.ts'

export const notificationTemplatesFeature = feature({
  abilities: notificationTemplateAbilities,
  resources: [serve(notificationTemplates, { table: 'notification_templates', policy: notificationTemplatePolicy })],
  commands: [createNotificationTemplate, saveNotificationTemplate, resetNotificationTemplate, tryNotificationText],
  queries: [mailTexts, mailText],
  reactions: [tellMailTextBroken],
  news: notificationTemplateNews,
  activities: { content: ['notificationTemplate'] },
  personal: personal({ columns: { 'notification_templates.changed_by_id': decidedBy } }),
})
