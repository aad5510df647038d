import { useT } from '#lib/i18n.tsx'
import type { ChosenNews } from '#protocol/features/news-choices.ts'
import { Badge } from '#ui/badge.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { NewsRow } from './news-row.tsx'

type Props = { title: string; news: ChosenNews[]; isDisabled: boolean }

/** What is about one thing, folded: how much there is and what was changed is in sight. What is folded is saved too. */
export function NewsGroup({ title, news, isDisabled }: Props) {
  const t = useT('news-choices')
  const changed = news.filter(({ isChanged }) => isChanged).length
  // Somebody may have opened it before scripts arrive: no difference to warn about.
  return (
    <details className="group border-t border-line" suppressHydrationWarning>
      <summary className="flex min-h-14 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <h2 className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-h4">
          {title}
          <span className="text-sm font-normal text-muted">
            {news.length === 1 ? t('inGroupOne') : t('inGroup', { count: news.length })}
          </span>
        </h2>
        {changed > 0 ? <Badge tone="info">{t('changed', { count: changed })}</Badge> : null}
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {news.map((each) => (
          <NewsRow key={each.kind} news={each} isDisabled={isDisabled} />
        ))}
      </ul>
    </details>
  )
}
