import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '../button.tsx'
import { ArrowDown, ArrowUp, Columns3 } from '../icons.tsx'
import { Popover } from '../popover.tsx'
import { KeptParams } from './kept-params.tsx'
import type { TableView } from './table-view.ts'
import { TickLabel } from './tick-label.tsx'

/** Which columns, and in which order. The first one says which row it is and stays. */
export function ColumnPicker({ view }: { view: TableView }) {
  const t = useT('table')
  const { columns } = view.address.state
  return (
    <Popover
      align="end"
      summaryClassName={buttonClass('outline', 'md')}
      summary={
        <>
          <Columns3 className="size-5 text-muted" />
          {t('columns')}
          <span className="font-medium text-muted tabular-nums max-lg:hidden">
            {t('columnsShown', { shown: columns.length, all: view.spec.columns.length })}
          </span>
        </>
      }
    >
      <ColumnForm key={columns.join()} view={view} />
    </Popover>
  )
}

function ColumnForm({ view: { spec, address, words } }: { view: TableView }) {
  const t = useT('table')
  const isHydrated = useIsHydrated()
  const shown = address.state.columns
  const [order, setOrder] = useState(() => [
    ...shown,
    ...spec.columns.map(({ key }) => key).filter((key) => !shown.includes(key)),
  ])
  const [spoken, setSpoken] = useState('')
  const move = (key: string, by: -1 | 1) => {
    const from = order.indexOf(key)
    const to = from + by
    if (to < 1 || to >= order.length) return
    const next = order.filter((each) => each !== key)
    next.splice(to, 0, key)
    setOrder(next)
    setSpoken(t('moved', { column: words(`columns.${key}`), place: to + 1, all: order.length }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('cols').map(String)
    address.go({ columns: order.filter((key, index) => index === 0 || ticked.includes(key)) })
  }
  return (
    <form method="get" onSubmit={submit}>
      <KeptParams address={address} own={['cols']} />
      <input type="hidden" name="cols" value={order[0]} />
      <p className="px-1 text-cap font-semibold text-muted">{t('chooseColumns')}</p>
      <ul className="mt-1 max-h-[50dvh] overflow-y-auto">
        {order.map((key, index) => (
          <li
            key={key}
            className="flex items-center rounded-[min(8px,var(--r-tile))] px-1 focus-within:bg-sunken hover:bg-sunken"
          >
            <TickLabel
              name={index === 0 ? undefined : 'cols'}
              value={key}
              defaultChecked={shown.includes(key)}
              disabled={index === 0}
              labelClassName="flex min-h-9 min-w-0 flex-1 items-center gap-3 text-ui"
            >
              <span className="truncate">{words(`columns.${key}`)}</span>
            </TickLabel>
            {index === 0 ? <span className="text-cap text-muted">{t('fixed')}</span> : null}
            {index > 0 && isHydrated ? (
              <span className="flex">
                <Move label={t('up', { column: words(`columns.${key}`) })} onPress={() => move(key, -1)} isUp />
                <Move label={t('down', { column: words(`columns.${key}`) })} onPress={() => move(key, 1)} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      <div className="mt-3 flex items-center border-t border-line pt-3">
        <Link to={address.to({ columns: 'default' })} preventScrollReset className={buttonClass('ghost', 'sm')}>
          {t('default')}
        </Link>
        <button type="submit" className={buttonClass('primary', 'sm', 'ml-auto')}>
          {t('done')}
        </button>
      </div>
    </form>
  )
}

function Move({ label, onPress, isUp = false }: { label: string; onPress(): void; isUp?: boolean }) {
  const Icon = isUp ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => {
        onPress()
        // A line that moves takes the focus away from its own button.
        requestAnimationFrame(() => currentTarget.focus())
      }}
      className="grid size-8 place-items-center rounded-control text-ink2 hover:bg-line"
    >
      <Icon className="size-4" />
    </button>
  )
}
