import type { ReactNode } from 'react'
import { type Status, StatusMark } from './status-mark.tsx'

type Tone = 'warn' | 'info'
const tones: Record<Tone, string> = { warn: 'bg-warnsoft text-warnink', info: 'bg-infosoft text-infoink' }
const marks: Record<Tone, Status> = { warn: 'warn', info: 'info' }

/** Something one should know before going on, with the way to do something about it. */
export function Notice({ tone = 'warn', action, children }: { tone?: Tone; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card p-4 md:px-5 ${tones[tone]}`}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <StatusMark status={marks[tone]} className="mt-0.5 size-5" />
        <div className="min-w-0 text-ui font-medium">{children}</div>
      </div>
      {action}
    </div>
  )
}
