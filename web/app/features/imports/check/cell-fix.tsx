import { useFetcher } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import type { Cells } from '#protocol/imports.ts'
import type { ImportRow } from '../imports.data.ts'

/** A cell to put right: leaving it or Enter sends it. */
export function CellFix({ row, field, value }: { row: ImportRow; field: keyof Cells; value: string }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const label = t('rows.fix', { field: t(`fields.${field}`), name: row.name })
  return (
    <fetcher.Form method="post" className="max-md:my-1">
      <input type="hidden" name="doel" value="row" />
      <input type="hidden" name="row" value={row.id} />
      <input
        name={`cell.${field}`}
        aria-label={label}
        defaultValue={value}
        placeholder={t('rows.fill', { field: t(`fields.${field}`).toLowerCase() })}
        autoComplete="off"
        aria-busy={fetcher.state !== 'idle'}
        onBlur={(event) => {
          if (event.currentTarget.value.trim() !== value)
            void fetcher.submit(event.currentTarget.form, { flushSync: true })
        }}
        className="min-h-11 w-full rounded-field border border-errmark bg-surface px-3 text-ui md:min-h-9"
      />
    </fetcher.Form>
  )
}
