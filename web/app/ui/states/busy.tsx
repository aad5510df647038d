import { RingSpinner } from '../ring.tsx'

/** Something that a person started is under way: the ring, and what it does in a verb. */
export function Busy({ children }: { children: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 px-5 py-8 text-center">
      <RingSpinner className="size-22" />
      <p className="text-ui text-muted">{children}</p>
    </div>
  )
}
