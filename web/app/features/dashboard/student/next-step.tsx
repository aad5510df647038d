import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IconDrawing } from '#ui/icon-drawing.tsx'

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
      <Wave
        d="M0 262c30-9 60-9 90 0s60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0v60H0z"
        fill="var(--p-700)"
      />
      <Boat />
      <Wave
        d="M-40 278c30-9 60-9 90 0s60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0 60 9 90 0 60-9 90 0v60H-40z"
        fill="var(--p-600)"
      />
    </section>
  )
}

/** Where the step can be done now: a page of ours, or somebody's mail or telephone. */
export function StepLink({ to, icon: Icon, children }: { to: string; icon: IconDrawing; children: ReactNode }) {
  const look =
    'inline-flex min-h-12 items-center gap-2.5 rounded-control bg-white px-5 py-2 text-base font-semibold text-[var(--p-800)] no-underline hover:bg-[var(--p-100)] focus-visible:outline-white'
  const sign = <Icon className="size-5 shrink-0" />
  return to.startsWith('/') ? (
    <Link to={to} className={look}>
      {sign}
      {children}
    </Link>
  ) : (
    <a href={to} className={look}>
      {sign}
      {children}
    </a>
  )
}

function Wave({ d, fill }: { d: string; fill: string }) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full"
      viewBox="0 0 720 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d={d} fill={fill} />
    </svg>
  )
}

function Boat() {
  return (
    <svg
      className="pointer-events-none absolute right-9 bottom-4 hidden w-37 @xl:block"
      viewBox="-64 -98 132 124"
      aria-hidden="true"
    >
      <path d="M-2 -96V-8" stroke="var(--sand-700)" strokeWidth="4" strokeLinecap="round" />
      <path d="M4 -92C34 -74 46 -44 48 -16H4z" fill="#fff" />
      <path d="M-8 -84C-20 -58 -34 -34 -46 -16H-8z" fill="var(--p-200)" />
      <path d="M-62 -8H66C60 14 44 24 22 24H-24C-44 24 -56 12 -62 -8z" fill="var(--warn-400)" />
      <path d="M-62 -8H66l-2 7H-60z" fill="#fff" opacity=".85" />
      <path d="M-2 -96l20 6-20 7z" fill="var(--err-400)" />
    </svg>
  )
}
