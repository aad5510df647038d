import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ArrowLeft, ChevronLeft, ChevronRight } from '#ui/icons.tsx'
import type { SubmissionPage } from './submission.server.ts'

const round = 'grid size-11 place-items-center rounded-control border border-line2 bg-surface text-ink hover:bg-sunken'

/** Back to all of them, and to the ones beside it. */
export function Neighbours({
  of: { at, count, previous, next },
  formId,
}: {
  of: Pick<SubmissionPage, 'at' | 'count' | 'previous' | 'next'>
  formId: string
}) {
  const t = useT('form-submissions')
  const home = `/form_builder/${formId}`
  const steps = [
    { id: previous, label: t('submission.previous'), Icon: ChevronLeft },
    { id: next, label: t('submission.next'), Icon: ChevronRight },
  ]
  return (
    <nav aria-label={t('submission.nav')} className="flex flex-wrap items-center gap-2 print:hidden">
      <Link
        to={home}
        className="mr-2 inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('submission.all')}
      </Link>
      {at === null
        ? null
        : steps.map(({ id, label, Icon }) =>
            id ? (
              <Link key={label} to={`${home}/submissions/${id}`} aria-label={label} title={label} className={round}>
                <Icon className="size-5" />
              </Link>
            ) : (
              <span key={label} className={`${round} opacity-40`}>
                <Icon className="size-5" />
              </span>
            ),
          )}
      {at === null ? null : <span className="text-ui text-muted">{t('submission.place', { at: at + 1, count })}</span>}
    </nav>
  )
}
