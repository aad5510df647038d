import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageChangeWait } from '#lib/constants.ts'

/** Who does not see the page change hears the title of the new one. The way to its top, or back to where one was, is smooth. */
export function PageChange() {
  const { pathname, key } = useLocation()
  const before = useRef(pathname)
  const firstKey = useRef(key)
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
  useEffect(() => {
    if (firstKey.current === key) return
    // What one pressed may be gone with the page before: the keyboard goes on at the beginning of the new one.
    const wait = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('inhoud')?.focus({ preventScroll: true })
    }, pageChangeWait)
    return () => clearTimeout(wait)
  }, [key])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
