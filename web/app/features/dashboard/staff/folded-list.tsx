import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'

const OPEN = 8

/** The first rows are in sight, the others one press away, also before scripts arrive. */
export function FoldedList({ rows, count, all }: { rows: ReactNode[]; count: number; all?: string }) {
  const t = useT('dashboard')
  const rest = rows.slice(OPEN)
  return (
    <>
      <ul>{rows.slice(0, OPEN)}</ul>
      {rest.length > 0 ? (
        <details className="group border-t border-line" suppressHydrationWarning>
          <summary className="inline-flex min-h-11 list-none items-center text-ui font-semibold text-primaryink underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{t('people.more', { count: rest.length })}</span>
            <span className="hidden group-open:inline">{t('people.fewer')}</span>
          </summary>
          <ul>{rest}</ul>
          {count > rows.length ? (
            <p className="border-t border-line pt-3 text-sm text-muted">
              {t('people.first', { shown: rows.length, count })}{' '}
              {all ? (
                <Link to={all} className="font-semibold text-primaryink underline underline-offset-4">
                  {t('people.all')}
                </Link>
              ) : null}
            </p>
          ) : null}
        </details>
      ) : null}
    </>
  )
}
