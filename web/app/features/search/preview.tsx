import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Picture, useSaid } from './hit-line.tsx'
import type { Option } from './use-options.ts'

/** Beside the list where there is room: what the answer already told of the one that is chosen. */
export function Preview({ option, onOpen }: { option: Option; onOpen(event: React.MouseEvent): void }) {
  const t = useT('search')
  const said = useSaid()
  return (
    <section aria-label={t('preview')} className="flex h-full flex-col p-6">
      <div className="flex items-center gap-4">
        <Picture title={option.title} look={option.look} isLarge />
        <div className="min-w-0">
          <p className="font-heading text-h4 font-bold break-words">{option.title}</p>
          {option.facts.length > 0 ? (
            <p className="mt-0.5 text-ui break-words text-muted">{option.facts.map(said).join(', ')}</p>
          ) : null}
        </div>
      </div>
      <dl className="mt-6 grid gap-3.5 overflow-y-auto">
        {option.about.map(([name, value]) => (
          <div key={name.say}>
            <dt className="text-cap text-muted">{said(name)}</dt>
            <dd className="text-ui break-words text-ink">{said(value)}</dd>
          </div>
        ))}
      </dl>
      <Link to={option.to} onClick={onOpen} className={buttonClass('primary', 'xl', 'mt-auto w-full')}>
        {t('open')}
      </Link>
    </section>
  )
}
