import type { ReactNode } from 'react'

/** What is known, one line each; what is not known has no line. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="text-ui">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-center gap-x-4 border-line py-2 not-first:border-t">
            <dt className="w-40 shrink-0 text-muted max-sm:w-full">{label}</dt>
            <dd className="min-w-0 flex-1 font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
