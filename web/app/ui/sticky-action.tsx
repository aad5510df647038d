import type { ReactNode } from 'react'

/** The one thing to do on a page. On a phone it stays in sight under a long form, in the place of the bar. */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-action
      className="flex flex-wrap gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-5 max-lg:-mb-5 max-lg:rounded-b-card max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 md:max-lg:-mx-7 md:max-lg:-mb-7 md:max-lg:px-7"
    >
      {children}
    </div>
  )
}
