import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import type { Application } from '../applications.data.ts'
import { ApplicationStatusPill } from './application-status.tsx'

/** Who asks for which place. */
export function ApplicationHead({ of, seenBy }: { of: Application; seenBy?: 'host' }) {
  const t = useT('applications')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // Another one takes the place of the one that was answered: reading goes on here, but not on a fresh page.
  const wasThere = useRef(useIsHydrated())
  useEffect(() => {
    if (wasThere.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={of.student.name} className="size-14 text-lg" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 ref={heading} tabIndex={-1} className="text-h2 break-words outline-none">
          {of.student.name}
        </h2>
        <p className="text-ui text-muted">
          {of.vacancy.title ? (
            <Link
              to={`/stagebank/${of.vacancy.id}`}
              className="font-medium text-primaryink underline underline-offset-3"
            >
              {of.vacancy.title}
            </Link>
          ) : (
            t('gone')
          )}
          {` · ${t('sentOn', { date: dateText(of.createdAt, locale) })}`}
        </p>
      </div>
      <ApplicationStatusPill status={of.status} seenBy={seenBy} endedWithVacancy={of.endedWithVacancy} />
    </div>
  )
}
