import { coloursOf, type Palette, type Series } from './chart-data.ts'

/** The names of the colours. Only for the eye: the table says the same to everybody. */
export function Legend({ series, palette }: { series: Series[]; palette: Palette }) {
  const colours = coloursOf(palette, series)
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-cap text-ink2">
      {series.map(({ key, label }, index) => (
        <li key={key} className="flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <rect width="12" height="12" rx="3" fill={colours[index]} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
