import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { type Account, adminsOf } from '#features/mentorships/who-looks-after.ts'
import { notificationTemplateBroken } from '#protocol/features/notification-templates.ts'
import { notificationTemplateNews } from './notification-templates.news.ts'

type Broken = { schoolId: string | null; writer: Account | null }

/** Whoever wrote it last hears of it; when they are gone, the administrators of the school. */
export const tellMailTextBroken = on('tellMailTextBroken', notificationTemplateBroken, async ({ event, tx }) => {
  const broken = await tx.row<Broken>(
    `select n.school_id as "schoolId",
       (select json_build_object('id', u.id, 'email', u.email, 'locale', u.locale, 'firstName', u.first_name)
        from users u where u.id = n.changed_by_id and u.status = 'active') as writer
     from notification_templates n where n.id = $1 and n.broken_at is not null`,
    [event.templateId],
  )
  if (!broken) return
  const { schoolId, writer } = broken
  const people = writer ? [writer] : schoolId ? await adminsOf(tx, schoolId) : []
  const path = `/notification_templates/${event.templateId}/edit`
  for (const to of people) await tell(tx, notificationTemplateNews.mailTextBroken, { event, to, path })
})
