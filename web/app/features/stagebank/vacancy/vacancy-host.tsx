import { useT } from '#lib/i18n.tsx'
import { logoPath } from '#protocol/features/logos.ts'
import { FlagCloth } from '#ui/flag.tsx'
import { ExternalLink } from '#ui/icons.tsx'

type Host = { name: string; type: string; city: string | null; website: string | null; logoId: string | null }

const link = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-primaryink underline underline-offset-3'
/** The first letters of the words that tell something: "Bakkerij De Zilveren Schep" is BZ. */
const lettersOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(de|het|een|van|aan|en|in|op|stichting)$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

type MarkProps = { host: Pick<Host, 'name' | 'logoId'>; sector: string | null; className: string }

/** The logo of a host; who has none gets a mark of its letters on the flag of the sector. The name stands beside it. */
export function HostMark({ host: { name, logoId }, sector, className }: MarkProps) {
  if (logoId) {
    return <img src={logoPath(logoId, 96)} alt="" className={`rounded-full bg-white object-contain ${className}`} />
  }
  return (
    <svg viewBox="0 0 48 48" className={`rounded-full ${className}`} aria-hidden="true">
      <FlagCloth sector={sector} />
      <circle cx="24" cy="24" r="15" fill="#fff" />
      <text x="24" y="29" textAnchor="middle" fontSize="14" className="fill-[var(--n-800)] font-bold">
        {lettersOf(name)}
      </text>
    </svg>
  )
}

type Props = { host: Host; about: string | null; sector: string | null; hasMore: boolean }

/** Who offers the place: a line about them, and the way to their site and to what else they offer. */
export function VacancyHost({ host, about, sector, hasMore }: Props) {
  const t = useT('stagebank')
  const { name, type, city, website } = host
  const kind = t(type === 'Provider' ? 'host.provider' : 'host.nonProfit')
  return (
    <section className="mt-10 flex gap-4 rounded-card border border-line bg-surface p-5 md:gap-6 md:p-6">
      <HostMark host={host} sector={sector} className="size-14 shrink-0 md:size-18" />
      <div className="min-w-0 flex-1">
        <h2 className="text-h3 break-words">{name}</h2>
        <p className="text-sm text-muted">{city ? t('host.of', { kind, city }) : kind}</p>
        {about ? <p className="mt-2 text-ui break-words text-ink2">{about}</p> : null}
        <p className="mt-1 flex flex-wrap gap-x-6 text-ui">
          {website?.startsWith('https://') ? (
            <a href={website} rel="noopener noreferrer nofollow" className={link}>
              {/* The mark stands behind the last letter, also when the address takes two lines. */}
              <span className="min-w-0 break-words">
                {new URL(website).hostname.replace(/^www\./, '')}
                <ExternalLink className="ml-1.5 inline size-4 align-[-0.125em]" />
              </span>
            </a>
          ) : null}
          {hasMore ? (
            <a href="#meer" className={link}>
              {t('host.all')}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  )
}
