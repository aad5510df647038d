import { feature } from '#engine/feature.ts'
import { anyOf } from '#engine/judging/condition.ts'
import { personal } from '#engine/personal.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { pushDevices } from '#protocol/features/push-devices.ts'
import { addPushDevice, pushKey, removePushDevice } from './add-push-device.ts'

/** One's own. An operator sees that there is one, and nobody where it is reached. */
const pushDevicePolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }),
  removePushDevice: (me) => ({ userId: me.self }),
} satisfies Policy<typeof pushDevices, 'removePushDevice'>

export const pushDevicesFeature = feature({
  flag: 'hours',
  resources: [serve(pushDevices, { table: 'push_devices', policy: pushDevicePolicy })],
  commands: [addPushDevice, removePushDevice],
  queries: [pushKey],
  personal: personal({
    files: {
      'push-devices': {
        title: ['Apparaten met meldingen', 'Devices with notifications'],
        text: 'select id, topics, user_agent, created_at from push_devices where user_id = $1 order by created_at',
        labels: { topics: ['Waarover', 'About what'], userAgent: ['Apparaat', 'Device'] },
      },
    },
    columns: { 'push_devices.user_id': { told: 'push-devices', onErase: 'delete' } },
  }),
})
