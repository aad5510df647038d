import { useT } from '#lib/i18n.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Import } from '../imports.data.ts'
import { forCount } from '../plural.ts'

/** What a column is called in the file; nothing when the file has no headings. */
export const nameOf = ({ columns, settings }: Import, at: number): string =>
  settings.headings?.row === null ? '' : (columns[at]?.heading ?? '')

/** Which line was read as headings and what was passed over, said wherever a person might be among it. */
export function HeadingRow({ found }: { found: Import }) {
  const t = useT('imports')
  const { headings } = found.settings
  if (!headings) return null
  const { row, titles, isKnown, totals = 0 } = headings
  if (isKnown && titles + totals === 0) return null
  return (
    <div className="mb-6 rounded-card border border-warnmark bg-warnsoft px-5 py-4">
      <p className="font-medium text-warnink">
        {row === null ? t('headings.none') : isKnown ? t('headings.known', { row }) : t('headings.unknown', { row })}{' '}
        {titles > 0 ? t(forCount('headings.titles', titles), { count: titles }) : ''}{' '}
        {totals > 0 ? t(forCount('headings.totals', totals), { count: totals }) : ''}
      </p>
      <input type="hidden" name="asksHeadings" value="true" />
      <Checkbox name="hasHeadings" label={t('headings.has', { row: row ?? 1 })} defaultChecked={row !== null} />
    </div>
  )
}
