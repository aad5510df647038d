import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'

/** The way to the form, on a phone; not there while the form itself is in view. */
export function ApplyBar({ children }: { children: ReactNode }) {
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
      data-sticky-action
      className={`sticky bottom-0 z-20 -mx-5 mt-6 -mb-4 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:-mb-6 md:px-8 lg:hidden ${isThere ? 'invisible' : ''}`}
    >
      <a href="#aanmelden" className={buttonClass('primary', 'lg', 'w-full')}>
        {children}
      </a>
    </div>
  )
}
