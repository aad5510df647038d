import { databaseName, forgetOwn } from './store.ts'

/** After somebody left: their key goes from this device, also when they left in another tab or their session ended by itself. */
export async function forgetUnsentKey(): Promise<void> {
  const all = await indexedDB.databases()
  if (all.some(({ name }) => name === databaseName)) await forgetOwn()
}
