import { type ReactNode, useEffect, useState } from 'react'
import { useRoot } from '../../root.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { aboveBar, docked } from './above-bar.ts'

/** The way to the form, on a phone; not there while the form itself is in view. */
export function ApplyBar({ children }: { children: ReactNode }) {
  const { session } = useRoot()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const form = document.getElementById('aanmelden')
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setThere(entry?.isIntersecting ?? false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      className={`sticky z-20 -mx-5 mt-6 -mb-4 border-t border-line bg-surface px-5 py-3 md:-mx-8 md:-mb-6 md:px-8 lg:hidden ${isThere ? 'invisible' : ''} ${aboveBar(session, docked)}`}
    >
      <a href="#aanmelden" className={buttonClass('primary', 'lg', 'w-full')}>
        {children}
      </a>
    </div>
  )
}
