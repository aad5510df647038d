import { deviceOf } from '#lib/device-name.ts'
import type { Client } from '#protocol/client.ts'
import { pushDevices } from '#protocol/features/push-devices.ts'

/** Where somebody is told; at most one for each place where they are signed in. */
export async function findPushDevices(api: Client, userId: string, here: string) {
  const found = await api.list(pushDevices, { filter: { userIdEq: userId }, page: { size: 50 } })
  return found.map(({ id, sessionId, userAgent, topics, createdAt }) => {
    const { browser, system } = deviceOf(userAgent ?? '')
    const name = [browser, system].filter(Boolean).join(', ')
    return { id, name, topics, createdAt, isHere: sessionId === here }
  })
}
