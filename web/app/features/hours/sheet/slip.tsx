import type { ReactNode } from 'react'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Clock } from '#ui/icons.tsx'
import type { Sheet } from './sheet.data.ts'

/** A slip of paper, torn off above and below. On paper it needs no edges. */
export const Slip = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 [filter:drop-shadow(0_1px_0_var(--paper-line))_drop-shadow(0_-1px_0_var(--paper-line))] print:filter-none">
    <div className="slip bg-paper px-5 py-8 text-ink md:px-10 md:py-10 print:bg-transparent print:p-0">{children}</div>
  </div>
)

export function SlipHead({ of }: { of: Sheet }) {
  const t = useT('hours')
  const locale = useLocale()
  const day = (value: string) => dateNear(value, locale, today())
  const days =
    of.startDate && of.endDate
      ? t('days', { first: day(of.startDate), last: day(of.endDate) })
      : of.startDate
        ? t('since', { first: day(of.startDate) })
        : ''
  return (
    <header className="mb-6 flex flex-wrap items-start gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
        <Clock className="size-7" />
      </span>
      <div className="mr-auto min-w-0 flex-1 basis-48">
        <h1 className="text-h1 break-words">{t('title')}</h1>
        <p className="text-ui text-paperink">{t('whose', { student: of.student, host: of.host })}</p>
      </div>
      <p className="text-sm text-paperink">{days}</p>
    </header>
  )
}

/** Only on paper: where both sign. */
export function Signatures({ of: { student, host, confirms } }: { of: Sheet }) {
  const signers = [
    { name: student, below: '' },
    { name: confirms ?? host, below: confirms ? host : '' },
  ]
  return (
    <div className="mt-16 hidden break-inside-avoid grid-cols-2 gap-10 print:grid">
      {signers.map(({ name, below }, at) => (
        <p key={at === 0 ? 'student' : 'host'} className="border-t border-ink pt-1 text-sm">
          <span className="font-semibold">{name}</span>
          <br />
          {below}
        </p>
      ))}
    </div>
  )
}
