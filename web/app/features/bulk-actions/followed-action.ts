import { useSyncExternalStore } from 'react'

let followed: string | null = null
const listeners = new Set<() => void>()

/** Says which bulk action was just started: the panel of its list shows how it goes. */
export function followBulk(id: string): void {
  followed = id
  for (const listener of listeners) listener()
}

export const useFollowed = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => followed,
    () => null,
  )
