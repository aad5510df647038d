import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

const channel = 'notifications'

type Badged = Navigator & { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }

/**
 * How much is new, where one sees it without the page: before the title of the tab, and on the icon of the app. Tabs of
 * the same person follow each other; one in which somebody else is signed in by now does not change who a page is for.
 */
export function useUnreadMark(person: string | undefined, count: number): void {
  const location = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // After each page the title is written anew, without the number.
    const title = document.title.replace(/^\(\d+\+?\) /, '')
    document.title = location.key && count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title
  }, [count, location])
  useEffect(() => {
    const device: Badged = navigator
    const marked = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.()
    // A browser that is not asked to install the app may refuse.
    marked?.catch(() => {})
  }, [count])
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const others = new BroadcastChannel(channel)
    let isOld = false
    const look = () => {
      if (!isOld || document.visibilityState === 'hidden') return
      isOld = false
      void revalidate()
    }
    others.onmessage = ({ data }) => {
      if (data.person !== person) return
      isOld = data.count !== count
      look()
    }
    others.postMessage({ person, count })
    document.addEventListener('visibilitychange', look)
    return () => {
      others.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [person, count, revalidate])
}
