import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { loadingBar as times } from '#lib/constants.ts'
import { useT } from '#lib/i18n.tsx'
import { useGivenUp } from '#lib/lost-chunk.ts'
import { expectedProgress } from './expected-progress.ts'

/** Says that a page is on its way, once that takes long enough to wonder about. */
export function LoadingBar() {
  const t = useT('shell')
  const { location } = useNavigation()
  const givenUp = useGivenUp()
  const isLoading = location !== undefined && location !== givenUp
  const [phase, setPhase] = useState<'away' | 'running' | 'done' | 'fading'>('away')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoading) {
      const wait = setTimeout(() => setPhase('running'), times.throttle)
      return () => clearTimeout(wait)
    }
    setPhase((now) => (now === 'running' ? 'done' : now))
  }, [isLoading])
  useEffect(() => {
    if (phase === 'running') return run(bar.current)
    if (phase === 'away') return
    if (phase === 'done') bar.current?.style.setProperty('width', '100%')
    const [next, delay] =
      phase === 'done' ? (['fading', times.hideDelay] as const) : (['away', times.resetDelay] as const)
    const wait = setTimeout(() => setPhase(next), delay)
    return () => clearTimeout(wait)
  }, [phase])
  if (phase === 'away') return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className={`pointer-events-none fixed inset-x-0 top-0 z-60 transition-opacity duration-[var(--t-slow)] ${phase === 'fading' ? 'opacity-0' : ''}`}
      style={{ height: times.height }}
    >
      <div ref={bar} className="relative h-full rounded-r-full bg-[var(--s-500)] motion-reduce:w-full">
        <span className="absolute -top-[3px] -right-1 size-[9px] rounded-full bg-[var(--s-500)] shadow-[0_0_0_4px_color-mix(in_oklab,var(--s-500)_25%,transparent)]" />
      </div>
    </div>
  )
}

/** Moves the head of the bar until told to stop. */
function run(bar: HTMLElement | null): () => void {
  const start = performance.now()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  let frame = 0
  const step = () => {
    if (bar) bar.style.width = isStill ? '100%' : `${expectedProgress(performance.now() - start) * 100}%`
    if (!isStill) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}
