import type { ReactNode } from 'react'

type Props = { id?: string; title?: string; aside?: ReactNode; className?: string; label?: string; children: ReactNode }

/** A white sheet with one line around it. Its title is a heading, so that one can walk a page by its cards. */
export function Card({ id, title, aside, className = '', label, children }: Props) {
  return (
    <section
      id={id}
      aria-label={label}
      className={`min-w-0 rounded-card border border-line bg-surface p-5 md:p-7 ${className}`}
    >
      {title ? (
        <div className="mb-3 flex flex-wrap items-center gap-x-3">
          <h2 className="text-h3">{title}</h2>
          {aside ? <div className="ml-auto shrink-0">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
