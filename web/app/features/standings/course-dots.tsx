import { Fragment } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { stepName } from './standing-facts.ts'
import type { DotStep } from './standings.data.ts'

type State = 'done' | 'now' | 'todo'
const stateOf = ({ status }: DotStep): State =>
  status === 'approved' || status === 'skipped' ? 'done' : status === 'upcoming' ? 'todo' : 'now'

const dots: Record<State, string> = {
  done: 'size-2 shrink-0 rounded-full bg-okmark',
  now: 'size-3 shrink-0 rounded-full border-2 border-primarymark bg-surface [background:radial-gradient(circle,var(--primary-mark)_0_30%,var(--surface)_36%)]',
  todo: 'size-2 shrink-0 rounded-full border border-fieldline bg-surface',
}

/** How far somebody is on the route: a dot for every step, and the name of the one they are at. */
export function CourseDots({ course, hasName = true }: { course: readonly DotStep[]; hasName?: boolean }) {
  const t = useT('standings')
  const locale = useLocale()
  if (course.length === 0) return null
  const states = course.map(stateOf)
  const at = states.indexOf('now')
  const name = at < 0 ? '' : stepName(course[at], locale)
  const label = at < 0 ? t('courseDone') : t('course', { step: name, at: at + 1, steps: course.length })
  return (
    <span className="block min-w-0">
      <span role="img" aria-label={label} className="flex h-4 items-center">
        {course.map((step, index) => (
          <Fragment key={index}>
            {index > 0 ? (
              <i
                className={`h-0.5 max-w-3.5 min-w-0.5 flex-1 ${states[index] === 'todo' ? 'bg-line2' : 'bg-okmark'}`}
              />
            ) : null}
            <i className={dots[states[index] ?? 'todo']} title={stepName(step, locale)} />
          </Fragment>
        ))}
      </span>
      {hasName ? (
        <span aria-hidden="true" className="block truncate text-cap text-muted max-md:hidden">
          {name || label}
        </span>
      ) : null}
    </span>
  )
}
