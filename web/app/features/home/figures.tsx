import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import type { HomeFigures } from '#protocol/features/home.ts'

const names = ['places', 'hosts', 'internships', 'cities'] as const
/** Fewer than this is nothing to put on a front page. */
const worthTelling = 10

/** Only what can be counted, and only when it says something. */
export function Figures({ today }: { today: HomeFigures }) {
  const t = useT('home')
  const locale = useLocale()
  const told = names.filter((name) => today[name] >= worthTelling)
  if (told.length < 2) return null
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
        {told.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ui text-muted">{t(`figures.${name}`)}</dt>
            <dd className="font-heading text-[2.25rem] leading-10 font-[660] tracking-[var(--heading-track)] tabular-nums text-ink">
              {countText(today[name], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const marks: Record<Locale, string> = { nl: '.', en: ',' }
/** By hand: the browser's own writer takes longer to set up than the rest of this page together. */
const countText = (count: number, locale: Locale) => String(count).replace(/\B(?=(\d{3})+$)/g, marks[locale])
