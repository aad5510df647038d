import { docOf, partsOf } from '#protocol/features/mail-text.ts'
import type { Permissions } from '#test/permission-cells.ts'
import { anything, ask, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const kept = { schoolAdmin: 'of school', centerAdmin: 'of site', operator: 'of site' }

const admins = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** A school keeps its own, the centre those of the site; nobody else sees any. */
export const permissions: Permissions = {
  'Texts of mails': {
    read: kept,
    saveNotificationTemplate: kept,
    resetNotificationTemplate: kept,
    createNotificationTemplate: admins,
    tryNotificationText: admins,
    mailTexts: admins,
    mailText: admins,
  },
}

export async function subjects({ places, insert }: PermissionWorld): Promise<Subject[]> {
  const text = JSON.stringify({ subject: partsOf('Een plek'), body: docOf(['Hoi']), buttons: ['Naar je stage'] })
  const template = (schoolId: string | null) =>
    insert('notification_templates', { school_id: schoolId, purpose: 'selfFoundApproved', nl: text })
  const templates = fixed({
    'of school': await template(places.school.id),
    'of other school': await template(places.otherSchool.id),
    'of site': await template(null),
  })
  const path = '/notification_templates'
  return [
    {
      title: 'Texts of mails',
      type: 'notificationTemplates',
      actions: [
        read(path, templates),
        command('saveNotificationTemplate', 'PATCH', `${path}/:id`, templates),
        command('resetNotificationTemplate', 'DELETE', `${path}/:id`, templates),
        command('createNotificationTemplate', 'POST', path, anything),
        command('tryNotificationText', 'POST', '/mail_texts/try', anything),
        ask('mailTexts', '/mail_texts'),
        ask('mailText', '/mail_texts/one?filter[purpose]=selfFoundApproved'),
      ],
    },
  ]
}
