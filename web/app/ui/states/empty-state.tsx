import type { ReactNode } from 'react'
import type { IconDrawing } from '../icon-drawing.tsx'

type Props = {
  icon: IconDrawing
  /** What is missing. */
  title: string
  /** Why, and what changes it. */
  text: string
  /** The one button that fixes it, if there is one. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** Nothing here yet, or nothing found: say which, why, and what to do about it. */
export function EmptyState({ icon, title, text, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="flex flex-col items-center px-5 py-8 text-center">
      <RingIcon icon={icon} />
      <Heading className="mt-4 text-h3">{title}</Heading>
      <p className="mt-1 max-w-80 text-ui text-balance text-muted">{text}</p>
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}

/** The ring of the logo around a sign. */
export function RingIcon({ icon: Icon, tone = 'primary' }: { icon: IconDrawing; tone?: 'primary' | 'err' }) {
  const isError = tone === 'err'
  return (
    <span className="relative grid size-28 place-items-center">
      <svg viewBox="0 0 112 112" aria-hidden="true" className="absolute inset-0">
        <path
          d="M74 16A44 44 0 1 0 99 64"
          fill="none"
          stroke={isError ? 'var(--err-soft)' : 'var(--primary-soft)'}
          strokeWidth="14"
          strokeLinecap="round"
        />
        <circle cx="94" cy="30" r="10" fill={isError ? 'var(--err-mark)' : 'var(--s-300)'} />
      </svg>
      <Icon className={`relative size-7 ${isError ? 'text-errink' : 'text-primaryink'}`} />
    </span>
  )
}
