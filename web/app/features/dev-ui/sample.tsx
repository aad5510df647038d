import type { ReactNode } from 'react'

/** One component of the pattern book with its name and its states. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-h3">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  )
}
