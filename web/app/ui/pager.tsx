import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useT } from '../lib/i18n.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'
import { pagesAround } from './page-numbers.ts'

const step = 'grid size-11 place-items-center rounded-control text-ui no-underline md:size-9'

/** Through the pages of a list. Links, so that it works without scripts and a page can be kept. */
export function Pager({ page, last, to }: { page: number; last: number; to(page: number): To }) {
  const t = useT('table')
  if (last <= 1) return null
  return (
    <nav aria-label={t('pages')}>
      <ol className="flex items-center gap-0.5">
        <Step to={page > 1 ? to(page - 1) : undefined} label={t('previous')}>
          <ChevronLeft className="size-4.5" />
        </Step>
        {pagesAround(page, last).map((each, index) =>
          each === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-muted max-sm:hidden">
              …
            </li>
          ) : (
            <li key={each} className={each === page ? 'flex items-center' : 'max-sm:hidden'}>
              <Link
                to={to(each)}
                aria-label={t('page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
                className={`${step} tabular-nums ${each === page ? 'bg-primarysoft font-bold text-primaryink' : 'font-medium text-ink2 hover:bg-sunken'}`}
              >
                {each}
              </Link>
              {each === page ? <span className="px-1.5 tabular-nums sm:hidden">{t('ofPages', { last })}</span> : null}
            </li>
          ),
        )}
        <Step to={page < last ? to(page + 1) : undefined} label={t('next')}>
          <ChevronRight className="size-4.5" />
        </Step>
      </ol>
    </nav>
  )
}

function Step({ to, label, children }: { to?: To; label: string; children: ReactNode }) {
  return (
    <li>
      {to ? (
        <Link to={to} aria-label={label} className={`${step} text-ink2 hover:bg-sunken`}>
          {children}
        </Link>
      ) : (
        <span aria-hidden="true" className={`${step} text-line2`}>
          {children}
        </span>
      )}
    </li>
  )
}
