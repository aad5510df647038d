import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'

const WAIT = 200
const shade = 'block animate-pulse rounded-[min(6px,var(--r-field))] bg-linear-to-r from-track via-line to-track'

type Props = { shape: 'card' | 'list' | 'table'; count?: number }

/** The outline of what is coming. Nothing for a moment, because most answers are there before one could see it. */
export function Skeleton({ shape, count = 3 }: Props) {
  const t = useT('states')
  const isDue = useAfter(WAIT)
  const Shape = shapes[shape]
  const places = Array.from({ length: count }, (_, index) => `place-${index}`)
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      {isDue ? (
        <div aria-hidden="true" className={shape === 'card' ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : ''}>
          {places.map((place) => (
            <Shape key={place} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const shapes = {
  card: () => (
    <span className="block rounded-card border border-line bg-surface p-6">
      <span className="flex items-center gap-4">
        <span className={`${shade} size-14 shrink-0 rounded-tile`} />
        <span className="flex-1 space-y-2.5">
          <span className={`${shade} h-4 w-3/4`} />
          <span className={`${shade} h-3 w-1/2`} />
        </span>
      </span>
      <span className={`${shade} mt-5 h-3 w-full`} />
      <span className={`${shade} mt-2.5 h-3 w-5/6`} />
      <span className="mt-5 flex gap-3">
        <span className={`${shade} h-8 w-24 rounded-chip`} />
        <span className={`${shade} h-8 w-20 rounded-chip`} />
      </span>
    </span>
  ),
  list: () => (
    <span className="flex items-center gap-3.5 border-line py-3 not-first:border-t">
      <span className={`${shade} size-10 shrink-0 rounded-full`} />
      <span className="flex-1 space-y-2">
        <span className={`${shade} h-4 w-1/2`} />
        <span className={`${shade} h-3 w-1/3`} />
      </span>
    </span>
  ),
  table: () => (
    <span className="flex h-11 items-center gap-6 border-line px-4 not-first:border-t">
      <span className={`${shade} h-4 w-1/4`} />
      <span className={`${shade} h-3 w-1/6 max-md:hidden`} />
      <span className={`${shade} h-3 flex-1 max-md:hidden`} />
      <span className={`${shade} ml-auto h-6 w-24 rounded-chip`} />
    </span>
  ),
}

/** True once it has been so for a while: what is over sooner never flashes by. */
function useAfter(milliseconds: number, isOn = true): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [milliseconds, isOn])
  return isOn && isDue
}
