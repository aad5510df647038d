import { useSyncExternalStore } from 'react'

const phone = '(width < 48rem)'
const listen = (heard: () => void) => {
  const media = matchMedia(phone)
  media.addEventListener('change', heard)
  return () => media.removeEventListener('change', heard)
}

/** Unknown until the page listens: then styles decide what is seen. */
export const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    listen,
    () => matchMedia(phone).matches,
    () => undefined,
  )
