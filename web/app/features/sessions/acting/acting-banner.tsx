import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { Acting } from '#lib/session.server.ts'
import { useKnownRoot } from '#lib/use-root.ts'
import { LogOut, VenetianMask } from '#ui/icons.tsx'

const LOOK_AGAIN = 10_000

/** Counts down, and when the hour is over leads back to one's own account. */
function useMinutesLeft(acting: Acting | null | undefined): number {
  const [minutes, setMinutes] = useState(acting?.minutes ?? 0)
  const expiresAt = acting?.expiresAt
  useEffect(() => {
    if (!expiresAt) return
    const look = () => {
      const left = Date.parse(expiresAt) - Date.now()
      setMinutes(Math.max(0, Math.ceil(left / 60_000)))
      if (left <= 0) window.location.assign('/uitloggen?terug=/dashboard')
    }
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [expiresAt])
  return minutes
}

/** Whoever acts as somebody else sees so on every page, and can stop at any moment. It cannot be closed. */
export function ActingBanner() {
  const t = useT('acting')
  const session = useKnownRoot()?.session
  const minutes = useMinutesLeft(session?.acting)
  if (!session?.acting) return null
  const { firstName, infix, lastName } = session.user
  const name = [firstName, infix, lastName].filter(Boolean).join(' ')
  return (
    <section aria-label={t('banner.label')} data-acting="" className="bg-warnmark text-[var(--on-warn)]">
      <div className="wrap flex min-h-14 items-center gap-3 py-1.5">
        <VenetianMask className="size-6 shrink-0 max-sm:hidden" />
        <p className="min-w-0 flex-1 text-ui leading-5 sm:leading-6">
          <strong className="font-semibold break-words">{t('banner.as', { name })}</strong>{' '}
          <span className="whitespace-nowrap">
            {t(minutes === 1 ? 'banner.minute' : 'banner.minutes', { minutes })}
          </span>
        </p>
        <Form method="post" action="/account/terug" className="shrink-0">
          <button
            type="submit"
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-[var(--on-warn)] px-4 text-ui font-semibold text-[var(--warn-50)] hover:opacity-90"
          >
            <LogOut className="size-5 max-sm:hidden" />
            <span className="max-md:sr-only">{t('banner.back')}</span>
            <span aria-hidden="true" className="md:hidden">
              {t('banner.short')}
            </span>
          </button>
        </Form>
      </div>
    </section>
  )
}
