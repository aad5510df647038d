import { useT } from '#lib/i18n.tsx'
import { type ContractChange, otherWords, type WordPart } from '#protocol/features/contract-changes.ts'

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
                <Lines was={was} now={now} />
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

function Lines({ was, now }: Pick<ContractChange, 'was' | 'now'>) {
  const t = useT('contracts')
  const parts = otherWords(was ?? '', now ?? '')
  return (
    <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-ui">
      {was === null ? null : (
        <>
          <dt className="text-sm leading-6 text-muted">{t('changes.was')}</dt>
          <dd className="break-words text-ink2">
            <del className="no-underline">{parts.was.map(drawn('bg-errsoft text-errink line-through'))}</del>
          </dd>
        </>
      )}
      <dt className="text-sm leading-6 text-muted">{t('changes.now')}</dt>
      <dd className="break-words">
        {now === null ? (
          <span className="text-muted">{t('changes.gone')}</span>
        ) : (
          <ins className="no-underline">{parts.now.map(drawn('bg-oksoft font-semibold text-okink'))}</ins>
        )}
      </dd>
    </dl>
  )
}

const drawn = (look: string) => (part: WordPart, at: number) => (
  <span key={at} className={part.isOther ? `rounded-sm px-0.5 ${look}` : ''}>
    {part.text}
  </span>
)
