import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { CornerDownLeft } from '#ui/icons.tsx'
import { HitLine } from './hit-line.tsx'
import type { Option, OptionGroup } from './use-options.ts'

type Props = {
  groups: OptionGroup[]
  active: string | undefined
  typed: string
  isBusy: boolean
  onPoint(option: Option): void
  onOpen(option: Option, event: React.MouseEvent): void
}

/** What was found, as the list of the box above it. Each is a link, so that a mouse can open it in a new tab as well. */
export function ResultList({ groups, active, typed, isBusy, onPoint, onOpen }: Props) {
  const t = useT('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) list.current?.querySelector(`#${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id="zoek-lijst" role="listbox" aria-label={t('results')} aria-busy={isBusy}>
      {groups.map(({ name, title, count, options, isFailed }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list to choose from
        <div key={name} role="group" aria-labelledby={`zoek-kop-${name}`} className="mb-3">
          <p id={`zoek-kop-${name}`} role="presentation" className="px-3 pt-1 pb-1 text-cap font-semibold text-ink2">
            {title} <span className="ml-1 font-medium text-muted">{isFailed ? t('groupFailed') : count}</span>
          </p>
          {options.map((option) => (
            <Link
              key={option.id}
              id={option.id}
              to={option.to}
              role="option"
              aria-selected={option.id === active}
              tabIndex={-1}
              draggable={false}
              onPointerMove={() => option.id !== active && onPoint(option)}
              onClick={(event) => onOpen(option, event)}
              className="group flex min-h-12 items-center gap-3 rounded-tile px-3 py-1.5 no-underline aria-selected:bg-primarysoft max-md:min-h-14"
            >
              <HitLine title={option.title} facts={option.facts} look={option.look} typed={typed} />
              <span
                aria-hidden="true"
                className="grid h-6 min-w-6 place-items-center rounded-[min(6px,var(--r-field))] border border-line2 bg-surface px-1 font-sans text-cap text-ink2 not-group-aria-selected:hidden max-lg:hidden"
              >
                <CornerDownLeft className="size-3.5" />
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
