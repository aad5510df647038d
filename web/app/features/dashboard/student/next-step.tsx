import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Water } from '../water.tsx'

type Props = { label: string; title: string; text: string; className?: string; children?: ReactNode }

/** The one card with colour: what now, in words, with the boat on its way where there is room beside them. */
export function NextStep({ label, title, text, className = '', children }: Props) {
  return (
    <section
      className={`@container relative min-h-64 overflow-hidden rounded-card bg-[var(--p-800)] p-6 pb-20 text-white md:p-9 md:pb-20 ${className}`}
    >
      <div className="relative z-10 max-w-[27rem] @xl:max-w-[min(27rem,calc(100%-11.5rem))]">
        <p className="text-ui font-semibold text-[var(--p-200)]">{label}</p>
        <h2 className="mt-2 text-[26px] leading-8 md:text-[32px] md:leading-10">{title}</h2>
        <p className="mt-2 text-base break-words whitespace-pre-line text-[var(--p-100)]">{text}</p>
        {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
      </div>
      <Water boat="right-9 bottom-4 hidden w-37 @xl:block" />
    </section>
  )
}

const shape =
  'inline-flex min-h-12 items-center gap-2.5 rounded-control px-5 py-2 text-base font-semibold no-underline focus-visible:outline-white'
/** Buttons on the colour of the card. */
export const onColour = {
  first: `${shape} bg-white text-[var(--p-800)] hover:bg-[var(--p-100)]`,
  other: `${shape} border border-white/50 text-white hover:bg-white/10`,
}

/** Where the step can be done now: a page of ours, or somebody's mail or telephone. */
export function StepLink({ to, icon: Icon, children }: { to: string; icon: IconDrawing; children: ReactNode }) {
  const sign = <Icon className="size-5 shrink-0" />
  return to.startsWith('/') ? (
    <Link to={to} className={onColour.first}>
      {sign}
      {children}
    </Link>
  ) : (
    <a href={to} className={onColour.first}>
      {sign}
      {children}
    </a>
  )
}
