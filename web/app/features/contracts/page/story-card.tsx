import { dateText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { type Status, StatusMark, StatusPill } from '#ui/status-mark.tsx'
import { isOpen, isSigning } from '../overview/contract-row.ts'
import { Changes } from '../paper/changes.tsx'
import type { ContractPageData } from './contract.data.ts'

/** So many are in sight; the rest is a press away. */
const SHOWN = 6
type Happening = ContractPageData['story']['happenings'][number]

const marks: Partial<Record<string, Status>> = {
  'contract.signed': 'done',
  'contract.completed': 'done',
  'contract.signed_by_one': 'done',
  'contract.fields_filled': 'done',
  'contract.declined': 'err',
  'contract.voided': 'err',
  'contract.expired': 'warn',
  'contract.changed': 'warn',
  'contract.extended': 'info',
  'contract.looked_at': 'todo',
}

/** What happened, the newest first: who did it, who signed, and who looked. */
export function StoryCard({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const { happenings, more } = of.story
  if (happenings.length === 0) return null
  const lines = (some: Happening[]) => (
    <ol className="grid gap-4">
      {some.map((each) => (
        <Line key={each.id} of={of} happening={each} />
      ))}
    </ol>
  )
  return (
    <Card title={t('page.story.title')}>
      {lines(happenings.slice(0, SHOWN))}
      {happenings.length > SHOWN ? (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink underline underline-offset-3">
            {more ? t('page.story.more') : t('page.story.all', { count: happenings.length })}
          </summary>
          <div className="mt-3">{lines(happenings.slice(SHOWN))}</div>
        </details>
      ) : null}
    </Card>
  )
}

function Line({ of, happening }: { of: ContractPageData; happening: Happening }) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const signer = of.signers.find(({ id }) => id === happening.signerId)
  const who = happening.actorName ?? t('page.story.system')
  const name = signer?.name || t(`page.roles.${signer?.role ?? 'host'}`)
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[8.5rem_1.25rem_minmax(0,1fr)]">
      <span className="text-sm text-muted max-md:col-start-2 max-md:row-start-2 md:text-right">
        {dateText(happening.createdAt, locale, 'moment')}
      </span>
      <StatusMark status={marks[happening.name] ?? 'info'} className="size-5 max-md:row-start-1" />
      <span className="text-ui max-md:row-start-1">
        {t(`page.story.${happening.name.replace('contract.', '')}`, { who, name })}
      </span>
    </li>
  )
}

/** What is other than in the version before, while people still have to sign it. */
export function ChangesCard({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const { changes } = of.draft
  if (!changes || !(isOpen(of) || isSigning(of))) return null
  return (
    <Card title={t('changes.title')}>
      <Changes changes={changes} />
    </Card>
  )
}

/** The texts that there were. Signatures count for the one that they were about. */
export function VersionsCard({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const { versions, signatures } = of.story
  if (versions.length === 0) return null
  const isDone = of.status === 'signed'
  return (
    <Card title={t('page.versions.title')}>
      <ol>
        {versions.map(({ number, createdAt, madeBy, hash, changes }) => {
          const count = signatures.filter(({ version }) => version === number).length
          const isNow = number === of.version
          return (
            <li
              key={number}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-3 not-first:border-t first:pt-0"
            >
              <span
                className={`num grid size-9 shrink-0 place-items-center rounded-full font-bold ${isNow ? 'bg-primarysoft text-primaryink' : 'bg-sunken text-muted'}`}
              >
                {number}
              </span>
              <span className="min-w-0 flex-1 basis-48">
                <span className="block text-ui font-semibold">
                  {madeBy ? t('page.versions.by', { name: madeBy }) : t('page.versions.released')}
                </span>
                <span className="block text-sm text-muted">
                  {dateText(createdAt, locale, 'moment')},{' '}
                  {t(count === 1 ? 'page.versions.oneSignature' : 'page.versions.signatures', { count })},{' '}
                  <span className="font-mono uppercase" title={hash}>
                    {hash.slice(0, 4)}…{hash.slice(-4)}
                  </span>
                </span>
              </span>
              {isNow && (isSigning(of) || isDone) ? (
                <StatusPill status={isDone ? 'done' : 'now'}>
                  {t(isDone ? 'page.versions.signed' : 'page.versions.now')}
                </StatusPill>
              ) : null}
              {isNow ? null : <span className="text-sm text-muted">{t('page.versions.over')}</span>}
              {changes ? (
                <details className="basis-full pl-13">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primaryink underline underline-offset-3">
                    {t('changes.show', { number: number - 1 })}
                  </summary>
                  <div className="mt-1 mb-2">
                    <Changes changes={changes} />
                  </div>
                </details>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
