import { House } from 'lucide-react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Porthole } from './porthole.tsx'

const known = [401, 403, 404]

export function errorStatus(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return typeof error === 'object' && error && 'status' in error ? Number(error.status) : undefined
}

/** The one error page: what happened, in words, and two ways out. Plain links, for scripts may be what broke. */
export function ErrorScreen({ status }: { status?: number }) {
  const t = useT('pages')
  const { pathname, search } = useLocation()
  const isKnown = known.includes(status ?? 0)
  const kind = isKnown ? String(status) : 'other'
  return (
    <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
      <div className="wrap flex flex-col items-center pt-10 pb-8 text-center md:pt-12">
        <Porthole className="size-56 md:size-[300px]" />
        <h1 className="mt-6 text-[2rem] leading-10 md:text-[2.5rem] md:leading-12">{t(`errors.${kind}.title`)}</h1>
        <p className="mt-3 max-w-[33rem] text-lead text-balance text-ink2">{t(`errors.${kind}.text`)}</p>
        <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
          <a href="/" className={buttonClass('primary', 'xl')}>
            <House aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('errors.home')}
          </a>
          <a href={pathname + search} className={buttonClass('outline', 'xl')}>
            {t('errors.retry')}
          </a>
        </div>
        {status ? (
          <p className="mt-8 text-sm text-muted">{t(isKnown ? 'errors.knownCode' : 'errors.code', { code: status })}</p>
        ) : null}
      </div>
    </main>
  )
}
