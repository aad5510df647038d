import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import { KeptNote } from '#app/features/kept/kept-note.tsx'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CloudOff, CloudUpload } from '#ui/icons.tsx'
import { loadToasts } from '#ui/toast.tsx'
import { isPossible, lockOutbox, onSent, openOutbox, sendNow, useOutbox } from './outbox.ts'
import { UnsentList } from './unsent-list.tsx'
import { numberOf } from './unsent-words.ts'

const box =
  'm-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-surface p-6 text-ink shadow-e3 backdrop:bg-[var(--scrim)]'

/** For who is on the way: pages from the last visit, and what waits to be sent. */
export default function UnsentHost(): ReactNode {
  return (
    <>
      <KeptNote />
      <Unsent />
    </>
  )
}

/** Sends what waits on this device as soon as it can, and shows in a corner that something waits. */
function Unsent() {
  const t = useT('unsent')
  const { session, site } = useRoot()
  const userId = session?.user.id
  const hasHours = site.flags.hours
  const isKept = hasHours || site.flags.appMode
  const isLeaving = useNavigation().location?.pathname === '/uitloggen'
  const { waiting, trouble } = useOutbox()
  const dialog = useRef<HTMLDialogElement>(null)
  // Its words are new at every turn, and what listens below must not begin anew with them.
  const tell = useEffectEvent((sent: number) =>
    showToast({ title: t(`sent.${numberOf(sent)}`, { sent }), color: 'success' }),
  )
  useEffect(() => {
    if (!userId || isLeaving || !isPossible()) return
    const go = () => {
      if (document.visibilityState === 'visible') void openOutbox(userId).then(() => sendNow())
    }
    go()
    // Who is leaving takes nothing along: keeping pages stops where it is.
    const leaving = new AbortController()
    const { signal } = leaving
    const leave = () => leaving.abort()
    const keep = async () => {
      await openOutbox(userId)
      if (!signal.aborted) await (await import('#app/features/kept/keep-pages.ts')).keepPages(userId, hasHours, signal)
    }
    // After the page itself; what does not come now is tried at the next one.
    const later = isKept ? setTimeout(() => void keep().catch(() => {}), 2000) : undefined
    addEventListener('pagehide', leave)
    // What will be said without a line has to be here before.
    loadToasts().catch(() => {})
    const stop = onSent((_, unasked) => unasked > 0 && tell(unasked))
    for (const type of ['online', 'focus']) addEventListener(type, go)
    document.addEventListener('visibilitychange', go)
    return () => {
      clearTimeout(later)
      leave()
      removeEventListener('pagehide', leave)
      stop()
      for (const type of ['online', 'focus']) removeEventListener(type, go)
      document.removeEventListener('visibilitychange', go)
    }
  }, [userId, hasHours, isKept, isLeaving])
  useEffect(() => {
    if (waiting.length === 0) dialog.current?.close()
  }, [waiting.length])
  if (waiting.length === 0) return null
  const refused = waiting.filter((each) => each.refused).length
  const said = refused > 0 ? 'refused' : trouble === 'signIn' ? 'signIn' : trouble === 'line' ? 'line' : 'waits'
  const count = said === 'refused' ? refused : waiting.length
  const Sign = trouble === 'line' ? CloudOff : CloudUpload
  const here = typeof location === 'undefined' ? '/' : location.pathname + location.search
  return (
    <>
      <div
        role="status"
        className="fixed bottom-[calc(5.5rem+env(safe-area-inset-bottom))] left-4 z-50 md:bottom-6 md:left-6 print:hidden"
      >
        <button
          type="button"
          onClick={() => dialog.current?.showModal()}
          className="flex min-h-12 items-center gap-3 rounded-control bg-[var(--bar)] py-2 pr-5 pl-4 text-left text-ui font-semibold text-[color:var(--on-bar)] shadow-e3"
        >
          <Sign className="size-5 shrink-0" />
          {t(`pill.${said}.${numberOf(count)}`, { count })}
        </button>
      </div>
      <dialog ref={dialog} aria-labelledby="unsent-title" className={box}>
        <h2 id="unsent-title" className="text-h3">
          {t('title')}
        </h2>
        <p className="mt-2 text-ui text-ink2">{t(`lead.${trouble === 'signIn' ? 'signIn' : 'waits'}`)}</p>
        <div className="mt-3 border-t border-line">
          <UnsentList of={waiting} />
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
          {trouble === 'signIn' ? (
            <ButtonLink to={`/uitloggen?terug=${encodeURIComponent(here)}`} reloadDocument>
              {t('signIn')}
            </ButtonLink>
          ) : (
            <Button onClick={() => void sendNow()}>{t('tryNow')}</Button>
          )}
        </div>
      </dialog>
      <LeavingGuard count={waiting.length} />
    </>
  )
}

/** Who signs out while something waits is told before. What waits stays on the device, and only they can open it again. */
function LeavingGuard({ count }: { count: number }) {
  const t = useT('unsent')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Before the router hears of it.
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href="/uitloggen"]') : null
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      dialog.current?.showModal()
    }
    window.addEventListener('click', ask, true)
    return () => window.removeEventListener('click', ask, true)
  }, [])
  const leave = async () => {
    await lockOutbox().catch(() => {})
    location.assign('/uitloggen')
  }
  return (
    <dialog ref={dialog} aria-labelledby="unsent-leaving" className={box}>
      <h2 id="unsent-leaving" className="text-h3">
        {t(`leaving.title.${numberOf(count)}`, { count })}
      </h2>
      <p className="mt-2 text-ui text-ink2">{t('leaving.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => dialog.current?.close()}>
          {t('leaving.stay')}
        </Button>
        <Button look="danger" onClick={() => void leave()}>
          {t('leaving.leave')}
        </Button>
      </div>
    </dialog>
  )
}
