import { numberText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'
import type { Count } from '#protocol/features/form-results.ts'
import { type Both, inLanguage } from '#protocol/features/forms/content.ts'

type Row = { key: string; label: Both | null; counts: Count[] }

/** How often each level was chosen, a line a point: numbers with a bar below each, the most chosen one in colour. */
export function Distribution({ label, rows }: { label: string; rows: Row[] }) {
  const locale = useLocale()
  const levels = rows[0]?.counts ?? []
  return (
    <table className="w-full table-fixed border-collapse text-ui">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="align-bottom text-sm leading-4 text-ink2">
          {levels.map(({ key, label: level }) => (
            <th key={key} scope="col" className="px-0.5 pb-2 text-center font-medium break-words">
              {inLanguage(level, locale)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <Line key={row.key} of={row} />
      ))}
    </table>
  )
}

function Line({ of: { label, counts } }: { of: Row }) {
  const locale = useLocale()
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <tbody className="border-t border-line">
      {label ? (
        <tr>
          <th scope="rowgroup" colSpan={counts.length} className="pt-2.5 text-left font-semibold break-words">
            {inLanguage(label, locale)}
          </th>
        </tr>
      ) : null}
      <tr>
        {counts.map(({ key, count }) => (
          <td key={key} className="px-0.5 pt-1 pb-1.5 text-center align-bottom tabular-nums">
            <span className={count === most ? 'font-semibold' : 'text-ink2'}>{numberText(count, locale)}</span>
            <svg viewBox="0 0 60 30" preserveAspectRatio="none" aria-hidden="true" className="mt-0.5 block h-7 w-full">
              <rect
                x="4"
                y={30 - Math.max(1, (count / most) * 28)}
                width="52"
                height={Math.max(1, (count / most) * 28)}
                rx="3"
                fill={count === most ? 'var(--c2)' : 'var(--line-2)'}
              />
            </svg>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
