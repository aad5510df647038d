import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { articlesOf } from '#protocol/features/contract-articles.ts'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { ContractText } from './contract-text.tsx'

/** Where a link leads that says: read all of it. */
export const paperId = 'contract'

type Props = {
  paper: ContractPaper
  /** Who signs it, and who has. */
  steps?: ContractToSign['steps']
  /** On a phone only its beginning, until one asks for all of it. A screen reader reads it all. */
  isFolded?: boolean
}
/** Unfolds by its address, so that it does without scripts too. */
const foldedClass =
  'max-lg:not-target:max-h-56 max-lg:not-target:overflow-hidden max-lg:not-target:mask-b-from-40% scroll-mt-4'

/** A sheet of paper: who agrees with whom, and on what. In its own language, whatever the page speaks. */
export function ContractPage({ paper, steps = [], isFolded = false }: Props) {
  const t = useT('contracts')
  const spoken = useLocale()
  const { title, number, version, school, parties, locale } = paper
  return (
    <article
      id={paperId}
      lang={locale}
      aria-label={title}
      className={`rounded-tile border border-line bg-surface px-6 py-7 shadow-e2 md:px-12 md:py-11 ${isFolded ? foldedClass : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="text-ui text-muted">{school}</p>
          <h2 className="mt-0.5 text-h2 break-words">{title}</h2>
        </div>
        <p className="text-ui text-muted md:text-right">{t('paper.number', { number, version })}</p>
      </div>
      <dl className="mt-6 grid gap-4 border-y border-line py-4 md:grid-cols-3">
        {parties.map(({ role, name, below }) => (
          <div key={role} className="min-w-0">
            <dt className="text-sm text-muted">{t(`sign.roles.${role}`)}</dt>
            <dd className="font-semibold break-words">{name}</dd>
            {below ? <dd className="text-sm break-words text-muted">{below}</dd> : null}
          </div>
        ))}
      </dl>
      <ol className="mt-6 grid gap-5">
        {articlesOf(paper).map(({ number: article, title: heading, content }) => (
          <li key={article || 'first'} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="text-ui text-muted">{article}</span>
            <div className="min-w-0">
              {heading ? <h3 className="text-ui font-bold">{heading}</h3> : null}
              <ContractText content={content} />
            </div>
          </li>
        ))}
      </ol>
      {steps.length > 0 ? (
        <ul className="mt-9 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-6 md:grid-cols-4">
          {steps.map(({ role, name, at, isMe }, index) => (
            <li key={`${role} ${index}`} className="min-w-0 text-sm">
              <span className="block font-semibold">{t(`sign.roles.${role}`)}</span>
              <span className="block break-words">{name}</span>
              <span className="block text-muted">
                {at
                  ? t('paper.signedOn', { date: dateText(at, spoken, 'full') })
                  : t(isMe ? 'paper.you' : 'paper.open')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}
