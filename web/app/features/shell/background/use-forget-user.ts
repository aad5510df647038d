import { useEffect } from 'react'
import { signOutClearDelay } from '#lib/constants.ts'
import { forgottenTables } from '#ui/table/kept-table.ts'

/**
 * Shortly after signing out nothing of the person is left in this browser: the next one may be a classmate. Whose things
 * they are is written down beside them, so that they also go when the session ended in another tab or by itself.
 */
export function useForgetUser(userId: string | undefined): void {
  useEffect(() => {
    try {
      const owner = localStorage.getItem('user')
      if (userId) {
        if (owner && owner !== userId) clear()
        localStorage.setItem('user', userId)
      } else if (owner) {
        const wait = setTimeout(clear, signOutClearDelay)
        return () => clearTimeout(wait)
      }
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }, [userId])
}

/** Who was sent here to sign in again comes back to a form: what they typed waits for them, and for nobody else. */
function clear(): void {
  const isComingBack = new URLSearchParams(location.search).has('terug')
  const draft = isComingBack ? sessionStorage.getItem('draft') : null
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, and they are our own cookies
  for (const cookie of forgottenTables(document.cookie)) document.cookie = cookie
  if (draft) sessionStorage.setItem('draft', draft)
  // What they wrote without a line stays, and cannot be read without their key.
  import('#app/features/unsent/forget.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => {})
}
