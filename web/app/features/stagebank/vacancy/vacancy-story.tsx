import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { readSearch, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { chipClass } from '#ui/chip.tsx'
import { Flag, SectorIcon } from '#ui/flag.tsx'
import { Check } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useSectorName } from '../cards/use-sector-name.ts'
import { VacancyFacts } from './vacancy-facts.tsx'

type Props = {
  vacancy: ComponentProps<typeof VacancyFacts>['vacancy'] & {
    title: string
    sector: string | null
    status: string
    body: unknown
    description?: string | null
    requirements: string | null
  }
  host?: string
  /** What stands for the host over the picture; without one the sign of the sector does. */
  logo?: ReactNode
  city: string | null
  tags: { id: string; name: string }[]
  kilometres: number | null
  /** Of the title; the headings below it are one lower. */
  level?: 1 | 3
  /** What stands in the place of what is not written yet. */
  gaps?: { sector: string; body: string }
}

/** A vacancy in its own words, below its picture: for students, and for who writes it. It goes by the width it gets. */
export function VacancyStory({ vacancy, host, logo, city, tags, kilometres, level = 1, gaps }: Props) {
  const t = useT('stagebank')
  const nameOf = useSectorName()
  const { title, sector, status, body, description, requirements } = vacancy
  const Title = `h${level}` as const
  const Heading = level === 1 ? 'h2' : 'h4'
  return (
    <>
      <span className="relative z-10 -mt-8 ml-5 grid size-18 place-items-center overflow-hidden rounded-full border-4 border-page bg-surface text-ink">
        {logo ?? <SectorIcon sector={sector} className="size-8" />}
      </span>
      <p className="mt-4 flex items-center gap-2 text-ui font-medium text-muted">
        <Flag sector={sector} className="size-[18px] rounded-[4px]" />
        {gaps && !isSector(sector) ? gaps.sector : nameOf(sector)}
      </p>
      <Title className="mt-1 text-[28px] leading-9 break-words @min-[44rem]:text-[2.625rem] @min-[44rem]:leading-[3rem]">
        {title}
      </Title>
      {host ? (
        <p className="mt-2 text-lead text-ink2">{city ? t('at', { host, city }) : t('atHost', { host })}</p>
      ) : null}
      {status === 'full' ? (
        <p className="mt-4 rounded-tile bg-infosoft px-4 py-3 text-ui font-medium text-infoink">{t('isFull')}</p>
      ) : null}
      <VacancyFacts vacancy={vacancy} kilometres={kilometres} />
      {body || description || gaps ? (
        <section className="mt-9">
          <Heading className="text-h2">{t('work')}</Heading>
          <div className="mt-3 max-w-[68ch] text-pretty text-ink2">
            {body ? <RichText doc={body} /> : <p className="whitespace-pre-line">{description ?? gaps?.body}</p>}
          </div>
        </section>
      ) : null}
      {requirements ? <VacancyRequirements text={requirements} as={Heading} /> : null}
      {tags.length > 0 ? (
        <ul aria-label={t('filters.tags')} className="mt-8 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <Link
                to={`/stagebank${searchText(readSearch(new URLSearchParams()), { tags: [tag.id] })}`}
                className={chipClass()}
              >
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A line each, as they were typed. */
function VacancyRequirements({ text, as: Heading }: { text: string; as: 'h2' | 'h4' }) {
  const t = useT('stagebank')
  const lines = text.split(/\n+/).flatMap((line) => line.replace(/^\s*[-•*]\s*/, '').trim() || [])
  return (
    <section className="mt-9">
      <Heading className="text-h2">{t('requirements')}</Heading>
      <ul className="mt-3 grid max-w-[68ch] gap-3 text-ink2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-primaryink stroke-2" />
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
