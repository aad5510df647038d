import { randomBytes } from 'node:crypto'
import type { Permissions } from '#test/permission-cells.ts'
import { signedIn } from '#test/permission-cells.ts'
import { usersOf } from '#test/permission-targets.ts'
import { anything, ask, call, command, fresh, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

export const permissions: Permissions = {
  'Devices with notifications': {
    read: { ...signedIn('oneself'), operator: 'all' },
    removePushDevice: signedIn('oneself'),
    addPushDevice: signedIn('✓'),
    pushKey: signedIn('✓'),
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const owners = usersOf(w).filter(({ name }) => name !== 'operator')
  const devices = fresh(owners, async (userId) =>
    w.insert('push_devices', {
      user_id: userId,
      session_id: await w.session(userId),
      endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
      p256dh: 'x',
      auth: 'x',
      topics: [],
    }),
  )
  return [
    {
      title: 'Devices with notifications',
      type: 'pushDevices',
      actions: [
        read('/push_devices', devices),
        { name: 'removePushDevice', targets: devices, try: call('DELETE', '/push_devices/:id') },
        command('addPushDevice', 'POST', '/push_devices', anything),
        ask('pushKey', '/push_key'),
      ],
    },
  ]
}
