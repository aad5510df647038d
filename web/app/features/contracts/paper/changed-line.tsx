import { useT } from '#lib/i18n.tsx'
import { type ChangedLine as Line, otherWords, type WordPart } from '#protocol/shared/changed-lines.ts'

/** One line as it was and as it is now, with what differs set apart. */
export function ChangedLine({ was, now }: Line) {
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
