import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Rows2, Rows3 } from '../icons.tsx'
import { Tooltip } from '../tooltip.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { Filters } from './filter-panel.tsx'
import { SearchBox } from './search-box.tsx'
import type { TableView } from './table-view.ts'

type Props = { view: TableView; searchLabel?: string; tools?: ReactNode; isFew?: boolean }

/** Search and filters at the left; how the table looks at the right, where there is room for a table at all. */
export function TableToolbar({ view, searchLabel, tools, isFew = false }: Props) {
  const t = useT('table')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5 max-md:[&>*]:order-2">
      {view.spec.search ? (
        <div className="max-md:order-first! max-md:min-w-0 max-md:grow max-md:basis-[calc(100%-5rem)]">
          <SearchBox address={view.address} label={searchLabel ?? t('search')} />
        </div>
      ) : null}
      <Filters view={view} />
      {tools ? <div className="md:ml-auto">{tools}</div> : null}
      {isFew ? null : (
        <div className={`flex gap-2 max-md:hidden ${tools ? '' : 'ml-auto'}`}>
          <ColumnPicker view={view} />
          <DensityLink view={view} />
        </div>
      )}
    </div>
  )
}

function DensityLink({ view: { address } }: { view: TableView }) {
  const t = useT('table')
  const { density } = address.state
  const Icon = density === 'compact' ? Rows3 : Rows2
  const label = t(`density.${density}`)
  return (
    <Tooltip text={label}>
      <Link
        to={address.to({ density: density === 'compact' ? 'comfortable' : 'compact' })}
        preventScrollReset
        aria-label={label}
        className="grid size-10 place-items-center rounded-control border border-line2 bg-surface text-ink hover:bg-sunken"
      >
        <Icon className="size-5" />
      </Link>
    </Tooltip>
  )
}
