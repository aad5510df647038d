import { pageContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { findLook } from '#lib/site-look.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { saidIn } from '#protocol/tenants/site-texts.ts'
import type { Route } from './+types/accessibility'
import { SaidText } from './said-text.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'access.title')

export async function loader({ context }: Route.LoaderArgs) {
  const { texts } = await findLook(context)
  const { organization, accessEmail, accessDate } = texts
  return { organization, accessEmail, accessDate, limits: saidIn(context.get(pageContext).locale, texts, 'limits') }
}

/** Only what `e2e/every-page` and the journeys try every time that the product is built. */
const claims = ['contrast', 'keyboard', 'reader', 'zoom', 'scripts'] as const

/** What is true for every site, and what only this one can say. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  const { site } = useRoot()
  const { organization, accessEmail, accessDate, limits } = loaderData
  return (
    <article className="wrap max-w-[46rem] py-12">
      <h1 className="text-h1">{t('access.title')}</h1>
      <p className="mt-4 text-lg text-ink2">{t('access.lead', { app: site.appName })}</p>
      <section className="mt-8">
        <h2 className="text-2xl">{t('access.claims.title')}</h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink2">
          {claims.map((claim) => (
            <li key={claim}>{t(`access.claims.${claim}`)}</li>
          ))}
        </ul>
      </section>
      {limits ? (
        <section className="mt-8">
          <h2 className="text-2xl">{t('access.limits')}</h2>
          <SaidText said={limits} />
        </section>
      ) : null}
      <section className="mt-8">
        <h2 className="text-2xl">{t('access.report.title')}</h2>
        <p className="mt-2 text-ink2">{t('access.report.text')}</p>
        {accessEmail ? (
          <p className="mt-2 text-ink2">
            {t('access.report.to')}{' '}
            <a href={`mailto:${accessEmail}`} className="font-semibold break-words text-primaryink underline">
              {accessEmail}
            </a>
          </p>
        ) : null}
      </section>
      {accessDate ? (
        <p className="mt-8 text-ui text-muted">
          {organization ? `${t('access.by', { organization })} ` : null}
          {t('access.checked', { date: dateText(accessDate, locale, 'full') })}
        </p>
      ) : null}
    </article>
  )
}
