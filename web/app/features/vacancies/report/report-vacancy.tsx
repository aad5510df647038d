import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Flag } from '#ui/icons.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** A quiet way to say that something is wrong. It leads to a page of its own, or opens in front of this one. */
export function ReportVacancy({ id, className = '' }: { id: string; className?: string }) {
  const t = useT('vacancies')
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        to={`/stagebank/${id}/melden`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setIsAsked(true)
          setIsOpen(true)
        }}
        className={`inline-flex min-h-11 items-center gap-2 text-ui text-muted underline-offset-3 hover:text-ink hover:underline ${className}`}
      >
        <Flag className="size-4.5" />
        {t('report.open')}
      </Link>
      {isAsked ? (
        <Suspense>
          <ReportDialog id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
