import { House } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useHere } from '../../lib/here.ts'
import { useT } from '../../lib/i18n.tsx'
import { isOffline } from '../../lib/report-error.ts'
import { buttonClass } from '../../ui/button.tsx'

/** A drawing for a page that one hopefully never sees does not travel with every other page. */
const Porthole = lazy(async () => ({ default: (await import('./porthole.tsx')).Porthole }))

const known = [401, 403, 404]

export function errorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : undefined
  return status || undefined
}

/** Which text of the catalogue belongs to it. */
export function errorKind(error: unknown): '401' | '403' | '404' | 'wrongCenter' | 'offline' | 'other' {
  if (isOffline(error)) return 'offline'
  const message = isRouteErrorResponse(error) ? error.data?.message : error instanceof Error ? error.message : ''
  if (/wrong center/i.test(String(message ?? ''))) return 'wrongCenter'
  const status = errorStatus(error)
  return known.includes(status ?? 0) ? (String(status) as '404') : 'other'
}

/** The one error page: what happened, in words, and two ways out. Plain links, for scripts may be what broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT('pages')
  const here = useHere()
  const status = errorStatus(error)
  const kind = errorKind(error)
  return (
    <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
      <div className="wrap flex flex-col items-center pt-10 pb-8 text-center md:pt-12">
        <div className="size-56 md:size-[300px]">
          <Suspense>
            <Porthole className="size-full" />
          </Suspense>
        </div>
        <h1 className="mt-6 text-[2rem] leading-10 md:text-[2.5rem] md:leading-12">{t(`errors.${kind}.title`)}</h1>
        <p className="mt-3 max-w-[33rem] text-lead text-balance text-ink2">{t(`errors.${kind}.text`)}</p>
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
          <a href="/" className={buttonClass('primary', 'xl')}>
            <House aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('errors.home')}
          </a>
          <a href={here} className={buttonClass('outline', 'xl')}>
            {t('errors.retry')}
          </a>
        </div>
        {status ? (
          <p className="mt-8 text-sm text-muted">
            {t(kind === 'other' ? 'errors.code' : 'errors.knownCode', { code: status })}
          </p>
        ) : null}
      </div>
    </main>
  )
}
