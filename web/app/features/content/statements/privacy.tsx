import type { ReactNode } from 'react'
import { pageContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { findLook } from '#lib/site-look.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { saidIn } from '#protocol/tenants/site-texts.ts'
import type { Route } from './+types/privacy'
import { SaidText } from './said-text.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'privacy.title')

export async function loader({ context }: Route.LoaderArgs) {
  const { texts } = await findLook(context)
  const { organization, address, privacyOfficer, privacyEmail, privacyDate } = texts
  const kept = saidIn(context.get(pageContext).locale, texts, 'kept')
  return { organization, address, privacyOfficer, privacyEmail, privacyDate, kept }
}

const parts = ['who', 'what', 'why', 'long', 'rights'] as const

/** What is true for every site, and between it what only this one can say. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  const { site } = useRoot()
  const { organization, address, privacyOfficer, privacyEmail, privacyDate, kept } = loaderData
  const own: Partial<Record<(typeof parts)[number], ReactNode>> = {
    who: organization ? (
      <p className="mt-2 text-ink2">
        {t('privacy.responsible', {
          organization: [organization, address?.replaceAll('\n', ', ')].filter(Boolean).join(', '),
        })}
      </p>
    ) : null,
    long: <SaidText said={kept} />,
    rights: privacyEmail ? (
      <p className="mt-2 text-ink2">
        {t('privacy.officer', { name: privacyOfficer || organization || site.appName })}{' '}
        <a href={`mailto:${privacyEmail}`} className="font-semibold break-words text-primaryink underline">
          {privacyEmail}
        </a>
      </p>
    ) : null,
  }
  return (
    <article className="wrap max-w-[46rem] py-12">
      <h1 className="text-h1">{t('privacy.title')}</h1>
      <p className="mt-4 text-lg text-ink2">{t('privacy.lead', { app: site.appName })}</p>
      {parts.map((part) => (
        <section key={part} className="mt-8">
          <h2 className="text-2xl">{t(`privacy.${part}.title`)}</h2>
          <p className="mt-2 text-ink2">{t(`privacy.${part}.text`)}</p>
          {own[part]}
        </section>
      ))}
      {privacyDate ? (
        <p className="mt-8 text-ui text-muted">{t('privacy.since', { date: dateText(privacyDate, locale, 'full') })}</p>
      ) : null}
    </article>
  )
}
