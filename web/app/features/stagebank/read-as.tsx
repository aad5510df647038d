import type { StagebankMeta } from '../../../../protocol/src/stagebank.ts'
import { type Search, searchText } from '../../../../protocol/src/stagebank-search.ts'
import { useT } from '../../lib/i18n.tsx'

/** Which words were read as others, so that nobody wonders where the results come from. */
export function ReadAs({ readAs, search }: { readAs: StagebankMeta['readAs']; search: Search }) {
  const t = useT('stagebank')
  if (readAs.length === 0) return null
  const read = readAs.reduce((text, each) => text.replace(each.typed, each.read), search.q.toLowerCase())
  return (
    <p className="mt-2 text-ui text-muted">
      {t('readAs', { read })}{' '}
      <a
        href={`/stagebank${searchText(search, { isExact: true })}`}
        className="font-semibold text-primaryink underline underline-offset-2"
      >
        {t('exact', { typed: search.q })}
      </a>
    </p>
  )
}
