import { Link, useSearchParams } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { chipClass } from '#ui/chip.tsx'

const sources = { real: '', many: '1000', none: '0' }

/** Which rows the table shows: those of the site, a thousand made ones, or none at all. */
export function RowSource() {
  const t = useT('dev-ui')
  const [params] = useSearchParams()
  return (
    <ul aria-label={t('table.sources.label')} className="mb-5 flex flex-wrap gap-2">
      {Object.entries(sources).map(([key, rows]) => {
        const isCurrent = (params.get('rows') ?? '') === rows
        return (
          <li key={key}>
            <Link
              to={{ search: rows ? `rows=${rows}` : '' }}
              aria-current={isCurrent ? 'true' : undefined}
              className={chipClass(isCurrent ? 'on' : 'plain')}
            >
              {t(`table.sources.${key}`)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
