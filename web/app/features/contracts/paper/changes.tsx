import { useT } from '#lib/i18n.tsx'
import type { ContractChange } from '#protocol/features/contract-changes.ts'
import { ChangedLine } from './changed-line.tsx'

/** What is other than before, article by article: as it was, and as it is now. */
export function Changes({ changes }: { changes: readonly ContractChange[] }) {
  const t = useT('contracts')
  const articles = [...Map.groupBy(changes, ({ article, title }) => `${article} ${title}`)]
  if (changes.length === 0) return <p className="text-ui text-muted">{t('changes.none')}</p>
  return (
    <ul className="grid gap-4">
      {articles.map(([key, those]) => (
        <li key={key} className="min-w-0">
          <h3 className="text-ui font-semibold break-words">{titleOf(those[0], t)}</h3>
          <ul className="mt-1 grid gap-3">
            {those.map(({ was, now }, at) => (
              <li key={at}>
                <ChangedLine was={was} now={now} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function titleOf(change: ContractChange | undefined, t: ReturnType<typeof useT<'contracts'>>): string {
  if (!change?.title && !change?.article) return t('changes.names')
  return t('changes.article', { number: change.article, title: change.title })
}
