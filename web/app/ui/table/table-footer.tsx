import { numberText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { buttonClass } from '../button.tsx'
import { Pager } from '../pager.tsx'
import { KeptParams } from './kept-params.tsx'
import { pageSizes } from './table-state.ts'
import type { TableAddress } from './use-table-state.ts'

/** Which part of the list this is, how large a part, and the way to the others. */
export function TableFooter({ address, records, shown }: { address: TableAddress; records: number; shown: number }) {
  const t = useT('table')
  const locale = useLocale()
  const { page, size } = address.state
  const from = (page - 1) * size
  const text = (value: number) => numberText(value, locale)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5 text-sm text-ink2 md:px-5">
      <p className="tabular-nums">
        {t('range', { from: text(Math.min(from + 1, records)), to: text(from + shown), all: text(records) })}
      </p>
      {records > pageSizes[0] && shown <= size ? <SizeChoice address={address} /> : null}
      <div className="ml-auto">
        <Pager
          page={page}
          last={shown > size ? 1 : Math.ceil(records / size)}
          to={(next) => address.to({ page: next })}
        />
      </div>
    </div>
  )
}

function SizeChoice({ address }: { address: TableAddress }) {
  const t = useT('table')
  const isHydrated = useIsHydrated()
  return (
    <form method="get" className="flex items-center gap-2.5">
      <KeptParams address={address} own={['size']} />
      <label className="flex items-center gap-2.5">
        {t('rows')}
        <select
          key={address.state.size}
          name="size"
          defaultValue={address.state.size}
          onChange={(event) => address.go({ size: Number(event.currentTarget.value) })}
          className="h-11 rounded-[min(var(--r-control),14px)] border border-fieldline bg-surface px-3 text-ui text-ink md:h-9"
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      {isHydrated ? null : (
        <button type="submit" className={buttonClass('outline', 'sm')}>
          {t('show')}
        </button>
      )}
    </form>
  )
}
