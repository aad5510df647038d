import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowRight } from '#ui/icons.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { VacancyCard } from '../cards/vacancy-card.tsx'
import type { Former } from './former-vacancy.data.ts'

/** A link outlives its place: what it was, and where to go from here. */
export function FormerVacancy({ former: { title, city, alike } }: { former: Former }) {
  const t = useT('stagebank')
  const was = title && (city ? t('former.wasIn', { title, city }) : t('former.was', { title }))
  return (
    <div className="wrap py-10 md:py-16">
      <div className="flex flex-col items-center text-center">
        <LogoMark className="size-20" />
        <h1 className="mt-5 text-h1">{t('former.title')}</h1>
        {was ? <p className="mt-3 max-w-[34rem] text-lead break-words text-ink2">{was}</p> : null}
        <p className="mt-2 max-w-[34rem] text-ui text-balance text-muted">{t('former.text')}</p>
        <ButtonLink to="/stagebank" className="mt-6">
          {t('former.go')}
          <ArrowRight className="size-5" />
        </ButtonLink>
      </div>
      {alike.length > 0 ? (
        <section aria-labelledby="lijkt-erop" className="mx-auto mt-12 max-w-[46rem]">
          <h2 id="lijkt-erop" className="text-h2">
            {t('former.alike')}
          </h2>
          <ul className="mt-4 grid gap-3">
            {alike.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCard vacancy={vacancy} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
