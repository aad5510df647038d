import type { ReactNode } from 'react'
import { StatusMark } from '#ui/status-mark.tsx'

const looks = { info: 'bg-infosoft text-infoink', warn: 'bg-warnsoft text-warnink' }

/** Something to know, beside what the step asks. */
export function Notice({ look = 'info', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <p className={`mt-5 flex gap-2.5 rounded-card px-5 py-4 text-ui ${looks[look]}`}>
      <StatusMark status={look} className="mt-0.5 size-5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
