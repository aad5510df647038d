import { forgetKept } from '#app/features/kept/kept-set.ts'
import { databaseName, forgetOwn } from './device.ts'

/**
 * After somebody left: their key goes from this device, and with it what was kept of their pages; also when they left in
 * another tab or their session ended by itself. What they wrote stays, and nobody can read it.
 */
export async function forgetDevice(): Promise<void> {
  const all = await indexedDB.databases()
  if (all.some(({ name }) => name === databaseName)) await forgetOwn()
  await forgetKept()
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister()
}
