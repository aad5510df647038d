import { useLocale, useT } from '../../lib/i18n.tsx'
import type { StagebankToday } from './home.data.ts'

const names = ['vacancies', 'places', 'hosts', 'cities'] as const

/** Only what can be counted in the stagebank itself. */
export function Figures({ today }: { today: StagebankToday }) {
  const t = useT('home')
  const format = new Intl.NumberFormat(useLocale())
  return (
    <section
      aria-labelledby="cijfers-titel"
      className="wrap mt-16 grid items-center gap-8 md:mt-28 md:grid-cols-[1.15fr_1fr] md:gap-16"
    >
      <div>
        <h2 id="cijfers-titel" className="text-[1.75rem] leading-9 md:text-[2rem] md:leading-10">
          {t('figures.title')}
        </h2>
        <p className="mt-3 max-w-[30rem] text-lead text-pretty text-ink2">{t('figures.text')}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-7">
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ui text-muted">{t(`figures.${name}`)}</dt>
            <dd className="font-heading text-[2.25rem] leading-10 font-[660] tracking-[var(--heading-track)] tabular-nums text-ink">
              {format.format(today[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
