import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect } from 'react'
import { createPath, isRouteErrorResponse, useNavigation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { isServed } from '#lib/is-served.ts'
import { forgetLostChunk } from '#lib/lost-chunk.ts'
import { isOffline as isLineDown } from '#lib/report-error.ts'
import { usePageAddress } from '#lib/use-page-address.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { buttonClass } from '#ui/button.tsx'
import { House } from '#ui/icons.tsx'

const Nothing = ({ className }: { className: string }) => <div className={className} />

/** A drawing for a page that one hopefully never sees does not travel with every other page; what fails may be just that, and leaves its room so that no button moves from under a finger. */
const Porthole = lazy<ComponentType<{ className: string }>>(() =>
  import('./porthole.tsx').then(({ Porthole }) => ({ default: Porthole })).catch(() => ({ default: Nothing })),
)

const drawing = 'size-56 md:size-[300px]'
const known = ['401', '403', '404'] as const

export function errorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : undefined
  return status || undefined
}

/** Which text of the catalogue belongs to it. */
export function errorKind(error: unknown): '401' | '403' | '404' | 'wrongCenter' | 'offline' | 'other' {
  if (isLineDown(error)) return 'offline'
  const message = isRouteErrorResponse(error) ? error.data?.message : error instanceof Error ? error.message : ''
  if (/wrong center/i.test(String(message ?? ''))) return 'wrongCenter'
  const status = String(errorStatus(error))
  return isOneOf(known, status) ? status : 'other'
}

/** The one error page: what happened, in words, and the way out. Plain links, for scripts may be what broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT('errors')
  const here = usePageAddress()
  // A page that cannot come leaves the router waiting for it.
  const { location: awaited } = useNavigation()
  const there = awaited ? createPath(awaited) : here
  const status = errorStatus(error)
  const kind = errorKind(error)
  const isOffline = kind === 'offline'
  useEffect(() => {
    forgetLostChunk()
    const goOn = async () => {
      if (isOffline && (await isServed())) location.assign(there)
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [isOffline, there])
  /** A link that finds no line would leave for the browser's own error page. */
  const retry = async (event: MouseEvent) => {
    if (!isOffline) return
    event.preventDefault()
    if (await isServed()) location.assign(there)
  }
  return (
    <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
      <div className="wrap flex flex-col items-center pt-10 pb-8 text-center md:pt-12">
        <Suspense fallback={<Nothing className={drawing} />}>
          <Porthole className={drawing} />
        </Suspense>
        <h1 className="mt-6 text-[2rem] leading-10 md:text-[2.5rem] md:leading-12">{t(`${kind}.title`)}</h1>
        <p className="mt-3 max-w-[33rem] text-lead text-balance text-ink2">{t(`${kind}.text`)}</p>
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
          {isOffline ? null : (
            <a href="/" className={buttonClass('primary', 'xl')}>
              <House className="size-5" />
              {t('home')}
            </a>
          )}
          <a href={there} onClick={retry} className={buttonClass(isOffline ? 'primary' : 'outline', 'xl')}>
            {t('retry')}
          </a>
        </div>
        {status ? (
          <p className="mt-8 text-sm text-muted">{t(kind === 'other' ? 'code' : 'knownCode', { code: status })}</p>
        ) : null}
      </div>
    </main>
  )
}
