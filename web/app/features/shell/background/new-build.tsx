import { useEffect, useState } from 'react'
import { ownBuild } from '#lib/build-id.ts'
import { newBuild as times } from '#lib/constants.ts'
import { useT } from '#lib/i18n.tsx'
import { RefreshCw } from '#ui/icons.tsx'

/** Asks now and then whether there is a newer build than the one this page came with, and offers it. */
export function NewBuild() {
  const t = useT('shell')
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    let last = Date.now()
    const look = async () => {
      last = Date.now()
      const answer = await fetch(`/build.json?t=${last}`).catch(() => undefined)
      const build = answer?.ok ? await answer.json().catch(() => undefined) : undefined
      if (build?.id && build.id !== ownBuild) setIsOffered(true)
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - last >= times.pause) void look()
    }
    const every = setInterval(look, times.interval)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(every)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])
  const button = 'min-h-11 px-2 font-semibold outline-offset-0'
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-60 md:right-auto md:bottom-6 md:left-6"
    >
      {isOffered ? (
        <div className="flex flex-wrap items-center gap-x-3 rounded-tile bg-[var(--bar)] py-1 pr-3 pl-5 text-ui text-[color:var(--on-bar)] shadow-e3">
          <RefreshCw className="size-5 shrink-0" />
          <span className="py-2">{t('newBuild.text')}</span>
          <span className="ml-auto flex shrink-0 gap-1 md:ml-6">
            <button
              type="button"
              className={`${button} underline underline-offset-4`}
              onClick={() => location.reload()}
            >
              {t('newBuild.reload')}
            </button>
            <button type="button" className={button} onClick={() => setIsOffered(false)}>
              {t('newBuild.later')}
            </button>
          </span>
        </div>
      ) : null}
    </div>
  )
}
