import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { phaseActors } from '#protocol/features/phases.ts'
import { chipClass } from '#ui/chip.tsx'
import { List, Route, Search } from '#ui/icons.tsx'
import { Popover } from '#ui/popover.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import type { Board } from './board-model.ts'
import { kinds, paramsOf, type Shown, type Sort, sorts, type View } from './board-view.ts'
import type { BoardWords } from './use-words.ts'

type Props = { board: Board; shown: Shown; view: View; words: BoardWords; onView(next: Partial<View>): void }

const marks: Partial<Record<(typeof kinds)[number], Status>> = {
  you: 'warn',
  late: 'err',
  wait: 'wait',
  without: 'skip',
}

/** What is shown, as pills and lists; each is also an address, so that it works before scripts arrive. */
export function BoardToolbar({ board, shown, view, words, onView }: Props) {
  const { t, phase } = words
  const to = (next: Partial<View>) => `?${paramsOf({ ...view, ...next })}`
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5 print:hidden">
      <SearchStudents view={view} label={t('search')} onView={onView} />
      <span aria-hidden="true" className="mx-1 h-7 w-px bg-line2 max-xl:hidden" />
      <nav
        aria-label={t('filter')}
        className="flex flex-wrap gap-2 max-md:-mx-5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:pb-1"
      >
        {kinds.map((kind) => {
          const mark = marks[kind]
          const isOn = view.kind === kind
          return (
            <Link
              key={kind}
              to={to({ kind })}
              replace
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              className={chipClass(isOn ? 'on' : 'plain', 'shrink-0 whitespace-nowrap')}
            >
              {mark ? <StatusMark status={mark} className="size-4" /> : null}
              {t(`kinds.${kind}`)} <strong className="tabular-nums">{shown.counts[kind]}</strong>
            </Link>
          )
        })}
      </nav>
      <div className="ml-auto flex flex-wrap gap-2 max-md:ml-0 max-md:grid max-md:w-full max-md:grid-cols-2">
        {board.groups.length > 1 ? (
          <Popover
            align="end"
            sheetTitle={t('groups')}
            summaryClassName={chipClass(view.groups.length > 0 ? 'on' : 'plain', 'cursor-pointer max-md:w-full')}
            summary={
              view.groups.length > 0
                ? t('groupsChosen', {
                    names: board.groups
                      .filter(({ id }) => view.groups.includes(id))
                      .map(({ name }) => name)
                      .join(', '),
                  })
                : t('groups')
            }
          >
            <ul className="max-h-80 overflow-y-auto">
              {board.groups.map(({ id, name }) => (
                <li key={id}>
                  <TickLabel
                    labelClassName="flex min-h-11 items-center gap-3 text-ui"
                    checked={view.groups.includes(id)}
                    onChange={({ currentTarget }) =>
                      onView({
                        groups: currentTarget.checked
                          ? [...view.groups, id]
                          : view.groups.filter((each) => each !== id),
                      })
                    }
                  >
                    {name}
                  </TickLabel>
                </li>
              ))}
            </ul>
          </Popover>
        ) : null}
        {board.mentors.length > 1 ? (
          <Choice label={t('mentor')} value={view.mentor} onChange={(mentor) => onView({ mentor })}>
            <option value="">{t('anyMentor')}</option>
            {board.mentors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        ) : null}
        <Choice label={t('phase')} value={view.phase} onChange={(next) => onView({ phase: next })}>
          <option value="">{t('anyPhase')}</option>
          {board.columns.map((column) => (
            <option key={column.id} value={column.id}>
              {phase(column)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('up')}
          value={view.up ?? ''}
          onChange={(next) => onView({ up: phaseActors.find((each) => each === next) ?? null })}
        >
          <option value="">{t('anyUp')}</option>
          {phaseActors.map((up) => (
            <option key={up} value={up}>
              {t(`ups.${up}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('sort')}
          value={view.sort}
          onChange={(next) => onView({ sort: sorts.find((each): each is Sort => each === next) ?? 'firstName' })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  )
}

type ChoiceProps = { label: string; value: string; onChange(value: string): void; children: ReactNode }

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={chipClass(
        value && value !== 'firstName' ? 'on' : 'plain',
        'max-w-52 cursor-pointer truncate max-md:max-w-none',
      )}
    >
      {children}
    </select>
  )
}

const PAUSE = 150

function SearchStudents({ view, label, onView }: Pick<Props, 'view' | 'onView'> & { label: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = view.q
  }, [view.q])
  return (
    <search className="max-md:w-full">
      <form method="get" className="relative" onSubmit={(event) => event.preventDefault()}>
        {[...paramsOf({ ...view, q: '' })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={view.q}
          aria-label={label}
          placeholder={label}
          onChange={({ currentTarget }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => onView({ q: currentTarget.value.trim() }), PAUSE)
          }}
          className="block h-11 w-full rounded-control border border-fieldline bg-surface pr-4 pl-11 text-ui text-ink placeholder:text-muted md:h-10 md:w-64"
        />
      </form>
    </search>
  )
}

/** The board or a list: two ways to look at the same. On a phone there is only the list. */
export function ViewSwitch({ view, words }: { view: View; words: BoardWords }) {
  const { t } = words
  const item = (isOn: boolean) =>
    `flex min-h-11 items-center gap-2 rounded-[min(var(--r-control),22px)] px-4 text-ui no-underline ${isOn ? 'bg-raised font-semibold text-ink shadow-e1' : 'font-medium text-muted'}`
  return (
    <nav
      aria-label={t('look')}
      className="inline-flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px] max-md:hidden"
    >
      {[false, true].map((isList) => (
        <Link
          key={String(isList)}
          to={`?${paramsOf({ ...view, isList })}`}
          replace
          preventScrollReset
          aria-current={view.isList === isList ? 'true' : undefined}
          className={item(view.isList === isList)}
        >
          {isList ? <List className="size-5" /> : <Route className="size-5" />}
          {t(isList ? 'asList' : 'asBoard')}
        </Link>
      ))}
    </nav>
  )
}
