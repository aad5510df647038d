import { useT } from '#lib/i18n.tsx'
import type { StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'

/** Which words were read as others, so that nobody wonders where the results come from. */
export function ReadAs({ readAs, read, search }: { readAs: StagebankMeta['readAs']; read: string; search: Search }) {
  const t = useT('stagebank')
  if (readAs.length === 0) return null
  if (readAs.some(({ isWider }) => isWider)) {
    return <p>{t('readWider', { typed: search.q, read })}</p>
  }
  return (
    <p>
      <a
        href={`/stagebank${searchText(search, { isExact: true })}`}
        className="font-semibold text-primaryink underline underline-offset-2"
      >
        {t('exact', { typed: search.q })}
      </a>
    </p>
  )
}
