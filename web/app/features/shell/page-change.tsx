import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageChangeWait } from '../../lib/constants.ts'

/** Who does not see the page change hears the title of the new one. The way to its top, or back to where one was, is smooth. */
export function PageChange() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    // Only now: at the first load the browser goes to where one was at once.
    document.documentElement.classList.add('motion-safe:scroll-smooth')
  }, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const wait = setTimeout(() => setTitle(document.title), pageChangeWait)
    return () => clearTimeout(wait)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
