import { useFetcher } from 'react-router'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT, useWordsOf } from '#lib/i18n.tsx'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { type ContractRow, canRemind, daysOf, isOpen, toneOf, upNow } from './contract-row.ts'
import { useHoldUp } from './hold-up.ts'

/** The sentence, and of whom it is. */
export function HeldUpBy({ row }: { row: ContractRow }) {
  const t = useT('contracts')
  const { who, sentence } = useHoldUp()(row)
  const tone = toneOf(row)
  const whose = t('overview.whose', { student: row.student, host: row.host })
  return (
    <span className="min-w-0 flex-1">
      {tone ? <span className="sr-only">{t(`overview.tone.${tone}`)}: </span> : null}
      <span className="block md:truncate" title={sentence}>
        {sentence.startsWith(who) ? (
          <>
            {who}
            <span className="font-normal">{sentence.slice(who.length)}</span>
          </>
        ) : (
          <span className="font-normal">{sentence}</span>
        )}
      </span>
      <span className="block truncate text-sm font-normal text-muted max-md:hidden" title={whose}>
        {whose}
      </span>
    </span>
  )
}

export function useDays() {
  const t = useT('contracts')
  return (days: number) =>
    days === 0 ? t('overview.today') : t(days === 1 ? 'overview.oneDay' : 'overview.days', { days })
}

export function WaitsText({ row }: { row: ContractRow }) {
  const t = useT('contracts')
  const days = useDays()
  return (
    <>
      {row.waitsFor ? (
        <>
          <span className={toneOf(row) === 'late' ? 'font-semibold text-errink' : 'md:font-semibold md:text-ink'}>
            {days(daysOf(row))}
          </span>
          <span className="md:hidden">, </span>
        </>
      ) : null}
      <span className="md:hidden">{t('overview.whose', { student: row.student, host: row.host })}</span>
    </>
  )
}

/** When whoever is up was reminded last, and how often. */
export function LastReminded({ row }: { row: ContractRow }) {
  const t = useT('contracts')
  const locale = useLocale()
  const up = upNow(row)
  if (up.length === 0) return null
  const last = up
    .flatMap(({ remindedAt }) => remindedAt ?? [])
    .sort()
    .at(-1)
  const times = Math.max(...up.map(({ reminders }) => reminders))
  if (!last) return <span className="text-muted">{t('overview.notYet')}</span>
  return (
    <>
      <span className="block leading-5">{dateNear(dutchDay(new Date(last)), locale, today())}</span>
      <span className="block text-sm leading-4 text-muted">
        {t(times === 1 ? 'overview.once' : 'overview.times', { times })}
      </span>
    </>
  )
}

const small = 'max-md:min-h-11'

/** The one thing to do about it. */
export function RowAction({ row }: { row: ContractRow }) {
  const t = useWordsOf('contracts')
  const up = upNow(row)
  const own = up.find(({ isMe }) => isMe)
  const about = `${row.student}, ${row.host}`
  if (own)
    return (
      <ButtonLink
        to={`/contracts/${row.id}/sign/${own.id}`}
        size="sm"
        className={small}
        aria-label={`${t('overview.sign')}: ${about}`}
      >
        {t('overview.sign')}
      </ButtonLink>
    )
  if (row.status === 'awaiting_host')
    return row.isOurs ? <To row={row} word="open" about={about} /> : <To row={row} word="fill" about={about} />
  if (up.length > 0 && row.can.editContract) return <Remind row={row} about={about} />
  if (isOpen(row) && row.can.fillContractFields) return <To row={row} word="check" about={about} />
  if (row.can.reopenContract) return <To row={row} word="goOn" about={about} />
  return null
}

function To({ row, word, about }: { row: ContractRow; word: string; about: string }) {
  const t = useWordsOf('contracts')
  const label = t(`overview.${word}`)
  return (
    <ButtonLink
      to={`/contracts/${row.id}`}
      look="outline"
      size="sm"
      className={small}
      aria-label={`${label}: ${about}`}
    >
      {label}
    </ButtonLink>
  )
}

/** Once a day: after that the button says so and rests. */
function Remind({ row, about }: { row: ContractRow; about: string }) {
  const t = useT('contracts')
  const fetcher = useFetcher({ key: 'contracts' })
  const may = upNow(row).some((signer) => canRemind(signer))
  const isBusy = fetcher.state !== 'idle' && fetcher.formData?.get('id') === row.id
  return (
    <fetcher.Form method="post" action="/contracts" className="inline">
      <input type="hidden" name="do" value="remind" />
      <input type="hidden" name="id" value={row.id} />
      <SubmitButton
        look="outline"
        size="sm"
        className={small}
        isWorking={isBusy}
        disabled={!may || isBusy}
        title={may ? undefined : t('overview.resting')}
        aria-label={`${t('overview.remind')}: ${about}`}
      >
        {t('overview.remind')}
      </SubmitButton>
    </fetcher.Form>
  )
}
