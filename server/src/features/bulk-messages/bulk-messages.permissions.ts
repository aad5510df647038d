import type { Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const [mentors, draft, other] = ['sent by mentor', 'draft of mentor', 'sent at other school']
const own = { mentor: `all but ${other}` }
/** Who runs the school sees what went out in its name, and can hold it. */
const house = { ...own, schoolAdmin: mentors }

export const permissions: Permissions = {
  'Messages to many': {
    read: { ...house, operator: 'all' },
    startBulkMessage: { mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓' },
    changeBulkMessage: own,
    weighBulkMessage: own,
    tryBulkMessage: own,
    sendBulkMessage: own,
    cancelBulkMessage: house,
    stopBulkMessage: house,
    sendBulkMessageAgain: own,
    removeBulkMessage: own,
    bulkMessageReport: { ...house, operator: 'all' },
  },
  'Who gets a message to many': { read: { ...house, operator: 'all' } },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, insert, callers } = w
  const mentor = callers.find(({ role }) => role === 'mentor')?.id ?? ''
  const message = (senderId: string, organizationId: string, status: string) =>
    insert('bulk_messages', { sender_id: senderId, organization_id: organizationId, status })
  const rows = {
    [mentors]: await message(mentor, places.school.id, 'done'),
    [draft]: await message(mentor, places.school.id, 'draft'),
    [other]: await message(people.stranger, places.otherSchool.id, 'done'),
  }
  const recipients = Object.fromEntries(
    await Promise.all(
      Object.entries(rows).map(async ([name, id]) => [
        name,
        await insert('bulk_message_recipients', { bulk_message_id: id, person_key: name, email: 'a@example.test' }),
      ]),
    ),
  )
  const messages = fixed(rows)
  return [
    {
      title: 'Messages to many',
      type: 'bulkMessages',
      actions: [
        read('/bulk_messages', messages),
        command('startBulkMessage', 'POST', '/bulk_messages', anything),
        command('changeBulkMessage', 'PATCH', '/bulk_messages/:id', messages),
        command('weighBulkMessage', 'POST', '/bulk_messages/:id/reach', messages),
        command('tryBulkMessage', 'POST', '/bulk_messages/:id/try', messages),
        command('sendBulkMessage', 'POST', '/bulk_messages/:id/send', messages),
        command('cancelBulkMessage', 'PUT', '/bulk_messages/:id/cancel', messages),
        command('stopBulkMessage', 'PUT', '/bulk_messages/:id/stop', messages),
        command('sendBulkMessageAgain', 'POST', '/bulk_messages/:id/send_again', messages),
        command('removeBulkMessage', 'DELETE', '/bulk_messages/:id', messages),
        {
          name: 'bulkMessageReport',
          targets: messages,
          try: call('GET', '/bulk_messages/report?filter[bulk_message_id]=:id'),
        },
      ],
    },
    reading('Who gets a message to many', 'bulkMessageRecipients', '/bulk_message_recipients', fixed(recipients)),
  ]
}
