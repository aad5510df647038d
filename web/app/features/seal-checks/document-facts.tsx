import { dateText, numberText, timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { BrokenFacts, CertificateFacts, ContractFacts } from '#protocol/features/seal-checks.ts'
import { StatusMark } from '#ui/status-mark.tsx'

type Fact = { label: string; value: string }

function Paper({
  above,
  number,
  title,
  facts,
  children,
}: {
  above: string
  number: string | null
  title: string
  facts: Fact[]
  children: React.ReactNode
}) {
  const t = useT('seal-checks')
  return (
    <section
      aria-labelledby="document"
      className="w-full rounded-sm border border-line bg-surface p-6 shadow-lg md:p-12"
    >
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span className="min-w-0">{above}</span>
        {number ? <span className="shrink-0">{t('facts.number', { number })}</span> : null}
      </p>
      <h2 id="document" className="text-h2 break-words">
        {title}
      </h2>
      <dl className="mt-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-t border-line py-2.5 text-ui">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}

/** Four signs at a time, so that two people can read them to each other. */
function Fingerprint({ of }: { of: string }) {
  const groups = of.toUpperCase().match(/.{1,4}/g) ?? []
  return (
    <p className="mt-1 grid grid-cols-4 gap-x-4 gap-y-0.5 font-mono text-sm sm:grid-cols-8">
      {groups.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </p>
  )
}

/** What anybody may know of it: no whole names, those stand in the document. */
export function ContractSheet({ of }: { of: ContractFacts }) {
  const t = useT('seal-checks')
  const locale = useLocale()
  const facts = [
    { label: t('facts.student'), value: of.student },
    { label: t('facts.host'), value: of.host },
    {
      label: t('facts.sealed'),
      value: t('facts.moment', { date: dateText(of.sealedAt, locale, 'full'), time: timeText(of.sealedAt, locale) }),
    },
  ]
  return (
    <Paper above={of.school} number={of.number} title={of.title} facts={facts}>
      <h3 className="mt-4 text-h3">{t('facts.who')}</h3>
      <ul className="mt-1 text-ui">
        {of.signed.map(({ role, at }) => (
          <li key={`${role} ${at}`} className="flex items-center gap-3 py-1.5">
            <StatusMark status="done" className="size-5" />
            <span className="min-w-0 flex-1">{t(`facts.roles.${role}`)}</span>
            <span className="shrink-0 text-muted">
              {t('facts.moment', { date: dateText(at, locale), time: timeText(at, locale) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        <h3 className="text-h3">{t('facts.fingerprint')}</h3>
        <p className="text-sm text-muted">{t('facts.same')}</p>
        <Fingerprint of={of.fingerprint} />
        <p className="mt-3 text-sm text-muted">{t('facts.noNames')}</p>
      </div>
    </Paper>
  )
}

/** What can be held beside a printed page: where, when and how long. */
export function CertificateSheet({ of }: { of: CertificateFacts }) {
  const t = useT('seal-checks')
  const locale = useLocale()
  const day = (value: string) => dateText(value, locale, 'full')
  const { firstDay, lastDay, minutes } = of
  const period = firstDay && lastDay ? t('facts.days', { first: day(firstDay), last: day(lastDay) }) : null
  const hours = minutes === null ? null : numberText(Math.round((minutes / 60) * 100) / 100, locale)
  const facts = [
    { label: t(of.isVolunteer ? 'facts.volunteer' : 'facts.student'), value: of.student },
    { label: t('facts.where'), value: of.host },
    ...(period ? [{ label: t('facts.period'), value: period }] : []),
    ...(hours ? [{ label: t('facts.hours'), value: t(`facts.${of.hoursAre}`, { hours }) }] : []),
    {
      label: t('facts.sealed'),
      value: t('facts.moment', { date: dateText(of.sealedAt, locale, 'full'), time: timeText(of.sealedAt, locale) }),
    },
  ]
  return (
    <Paper above={of.school ?? ''} number={null} title={of.title} facts={facts}>
      <p className="border-t border-line pt-4 text-sm text-muted">{t('facts.noNames')}</p>
    </Paper>
  )
}

const reasons = ['edited', 'saved'] as const

/** To what a broken seal belongs, and how that can be. */
export function BrokenPaper({ of, hash }: { of: BrokenFacts; hash: string }) {
  const t = useT('seal-checks')
  const locale = useLocale()
  const facts = [
    {
      label: t('facts.sealed'),
      value: t('facts.moment', { date: dateText(of.sealedAt, locale, 'full'), time: timeText(of.sealedAt, locale) }),
    },
    ...(of.school ? [{ label: t('facts.school'), value: of.school }] : []),
  ]
  const prints = [
    { name: 'then', value: of.hash, status: 'done' },
    { name: 'now', value: hash, status: 'err' },
  ] as const
  return (
    <Paper above={t('facts.belongs')} number={of.number} title={of.title} facts={facts}>
      <h3 className="mt-4 text-h3">{t('facts.fingerprints')}</h3>
      {prints.map(({ name, value, status }) => (
        <div key={name} className="mt-3">
          <p className="flex items-center gap-2.5 text-ui font-semibold">
            <StatusMark status={status} className="size-4" />
            {t(`facts.${name}`)}
          </p>
          <Fingerprint of={value} />
        </div>
      ))}
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="text-h3">{t('facts.how')}</h3>
        <ul className="mt-2 grid gap-2 text-ui">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <StatusMark status="info" className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0">{t(`facts.reasons.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Paper>
  )
}
