import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { ViewerData } from './view.server.ts'

type Props = { grouped: NonNullable<ViewerData['grouped']>; records: number; what: string }

/** How many rows there are of each value, and how much that is of all. Each leads to its rows. */
export function GroupsTable({ grouped: { label, averages, groups, total, most }, records, what }: Props) {
  const t = useT('data-viewer')
  const locale = useLocale()
  const say = (value: number) => numberText(value, locale)
  return (
    <section aria-label={t('groups', { column: label })} className="mb-5">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys must be able to move it */}
      <div tabIndex={0} className="max-h-[32rem] overflow-auto rounded-card border border-line bg-surface">
        <table className="w-full border-collapse text-ui">
          <caption className="sr-only">{t('groups', { column: label })}</caption>
          <thead>
            <tr className="border-b border-line text-left text-sm">
              <th scope="col" className="px-4 py-3">
                {label}
              </th>
              <th scope="col" className="px-4 py-3 text-right">
                {t('count')}
              </th>
              <th scope="col" className="px-4 py-3 text-right max-sm:hidden">
                {t('share')}
              </th>
              {averages.map((each) => (
                <th key={each} scope="col" className="px-4 py-3 text-right">
                  {t('average', { column: each.toLowerCase() })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ text, count, means, to }) => (
              <tr key={text} className="border-b border-line last:border-b-0 hover:bg-sunken">
                <th scope="row" className="px-4 py-2.5 text-left font-semibold">
                  {to ? (
                    <Link to={to} className="text-ink">
                      {text || t('noValue')}
                    </Link>
                  ) : (
                    text || t('noValue')
                  )}
                  <progress
                    aria-hidden="true"
                    max={most}
                    value={count}
                    className="mt-1 block h-1.5 w-full max-w-60 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
                  />
                </th>
                <td className="px-4 py-2.5 text-right tabular-nums">{say(count)}</td>
                <td className="px-4 py-2.5 text-right text-muted tabular-nums max-sm:hidden">
                  {say((100 * count) / Math.max(1, records))}%
                </td>
                {means.map((mean, index) => (
                  <td key={averages[index]} className="px-4 py-2.5 text-right tabular-nums">
                    {mean || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-muted">
        {total > groups.length
          ? t('someGroups', { shown: say(groups.length), total: say(total) })
          : t('allGroups', { total: say(total), count: say(records), what })}
      </p>
    </section>
  )
}
