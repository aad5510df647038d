import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'

/**
 * Asks before what was filled in is lost: by a link of ours in a dialog, by closing the window in the browser's own. What
 * spreads over several addresses says below which one it is kept.
 */
export function UnsavedGuard({ isChanged, within }: { isChanged: boolean; within?: string }) {
  const t = useT('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isChanged &&
      !(within && isBelow(nextLocation.pathname, within)) &&
      // A form that is sent comes back to its own address.
      (currentLocation.pathname !== nextLocation.pathname || historyAction === 'POP'),
  )
  // For every time that somebody is held back, also when the last time is not drawn as over yet.
  useEffect(() => {
    const isOpen = dialog.current?.open
    if (blocker.state === 'blocked' && !isOpen) dialog.current?.showModal()
    else if (blocker.state !== 'blocked' && isOpen) dialog.current?.close()
  }, [blocker])
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="unsaved-title"
      onClose={({ currentTarget }) => currentTarget.open || blocker.reset?.()}
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-surface p-6 text-ink shadow-e3 backdrop:bg-[var(--scrim)]"
    >
      <h2 id="unsaved-title" className="text-h3">
        {t('unsaved.title')}
      </h2>
      <p className="mt-2 text-ui text-ink2">{t('unsaved.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => blocker.reset?.()}>
          {t('unsaved.stay')}
        </Button>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          {t('unsaved.leave')}
        </Button>
      </div>
    </dialog>
  )
}

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)
