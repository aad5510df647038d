import { randomUUID } from 'node:crypto'
import type { Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fresh, probe, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own = {
  schoolAdmin: 'of school',
  centerAdmin: 'of centre',
  nonProfitAdmin: 'of non-profit',
  providerAdmin: 'of provider',
}
const admins = Object.fromEntries(Object.keys(own).map((role) => [role, '✓']))

export const permissions: Permissions = {
  'Webhooks of organizations': {
    read: { ...own, operator: 'all' },
    changeWebhook: own,
    pauseWebhook: own,
    resumeWebhook: own,
    renewWebhookSecret: own,
    testWebhook: own,
    removeWebhook: own,
    makeWebhook: admins,
  },
  'What was sent to webhooks': { read: { ...own, operator: 'all' }, sendDeliveryAgain: own },
}

export async function subjects({ places, insert }: PermissionWorld): Promise<Subject[]> {
  const webhook = (organizationId: string) =>
    insert('webhooks', {
      organization_id: organizationId,
      name: 'Webhook',
      address: 'https://hooks.example.com/x',
      areas: ['placements'],
    })
  const delivery = async (organizationId: string) =>
    insert('webhook_deliveries', {
      webhook_id: await webhook(organizationId),
      event_id: randomUUID(),
      event_name: 'internship.ready',
      happened_at: new Date(),
    })
  const at = {
    'of school': places.school,
    'of other school': places.otherSchool,
    'of centre': places.center,
    'of non-profit': places.nonProfit,
    'of provider': places.provider,
  }
  const houses = Object.entries(at).map(([name, { id }]) => ({ name, id: () => id }))
  const rows = fresh(houses, webhook)
  const sent = fresh(houses, delivery)
  const put = (name: string, part: string) => ({ name, targets: rows, try: call('PUT', `/webhooks/:id/${part}`) })
  return [
    {
      title: 'Webhooks of organizations',
      type: 'webhooks',
      actions: [
        read('/webhooks', rows),
        { name: 'changeWebhook', targets: rows, try: call('PATCH', '/webhooks/:id', () => probe) },
        put('pauseWebhook', 'pause'),
        put('resumeWebhook', 'resume'),
        put('renewWebhookSecret', 'secret'),
        put('testWebhook', 'test'),
        { name: 'removeWebhook', targets: rows, try: call('DELETE', '/webhooks/:id') },
        command('makeWebhook', 'POST', '/webhooks', anything),
      ],
    },
    {
      title: 'What was sent to webhooks',
      type: 'webhookDeliveries',
      actions: [
        read('/webhook_deliveries', sent),
        { name: 'sendDeliveryAgain', targets: sent, try: call('PUT', '/webhook_deliveries/:id/send_again') },
      ],
    },
  ]
}
