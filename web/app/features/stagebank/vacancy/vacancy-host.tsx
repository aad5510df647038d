import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Building2, ExternalLink, Store } from '#ui/icons.tsx'

type Host = { name: string; type: string; city: string | null; website: string | null }

/** Who offers the place. */
export function VacancyHost({ host: { name, type, city, website } }: { host: Host }) {
  const t = useT('stagebank')
  const Icon = type === 'Provider' ? Store : Building2
  return (
    <section className="mt-10 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-5 md:gap-6 md:p-6">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primarysoft text-primaryink">
        <Icon className="size-7" />
      </span>
      <div className="min-w-48 flex-1">
        <h2 className="text-h3 break-words">{name}</h2>
        <p className="text-ui text-muted">
          {[t(type === 'Provider' ? 'host.provider' : 'host.nonProfit'), city].filter(Boolean).join(', ')}
        </p>
      </div>
      {website?.startsWith('https://') ? (
        <a href={website} rel="noopener noreferrer nofollow" className={buttonClass('outline', 'md', 'min-h-11')}>
          {t('host.website')}
          <ExternalLink className="size-4" />
        </a>
      ) : null}
    </section>
  )
}
