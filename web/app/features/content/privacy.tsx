import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'privacy.title')

const parts = ['who', 'what', 'why', 'long', 'rights'] as const

export default function Privacy() {
  const t = useT('content')
  const { site } = useRoot()
  return (
    <article className="wrap max-w-[46rem] py-12">
      <h1 className="text-h1">{t('privacy.title')}</h1>
      <p className="mt-4 text-lg text-ink2">{t('privacy.lead', { app: site.appName })}</p>
      {parts.map((part) => (
        <section key={part} className="mt-8">
          <h2 className="text-2xl">{t(`privacy.${part}.title`)}</h2>
          <p className="mt-2 text-ink2">{t(`privacy.${part}.text`)}</p>
        </section>
      ))}
    </article>
  )
}
