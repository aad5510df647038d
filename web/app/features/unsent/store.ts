import { type Own, openDevice, seal, unseal } from './device.ts'
import { known, type Unsent } from './unsent.ts'

export async function putUnsent(own: Own, unsent: Unsent): Promise<void> {
  const box = await seal(own, unsent.id, unsent)
  const tx = (await openDevice()).transaction('boxes', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put({ id: unsent.id, mark: own.mark, ...box }), tx.done])
}

export const removeUnsent = async (id: string): Promise<void> => (await openDevice()).delete('boxes', id)

/** What waits of this person, the oldest first. What cannot be read, or is of a newer build, stays where it is. */
export async function readUnsent(own: Own): Promise<Unsent[]> {
  const boxes = await (await openDevice()).getAllFromIndex('boxes', 'mark', own.mark)
  const read = await Promise.all(boxes.map(async (box) => known(await unseal(own, box.id, box))))
  return read.filter((each) => each !== undefined).sort((one, other) => one.order - other.order)
}

/** How much waits on this device, of whomever. */
export const countBoxes = async (): Promise<number> => (await openDevice()).count('boxes')
