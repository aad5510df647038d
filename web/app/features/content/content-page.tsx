import { ContactLines } from '#app/features/shell/frame/contact-lines.tsx'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { seo } from '#lib/seo.ts'
import { findLook } from '#lib/site-look.server.ts'
import { saidIn } from '#protocol/tenants/site-texts.ts'
import type { Route } from './+types/content-page'
import { Blocks } from './blocks.tsx'
import { findPage } from './content.data.ts'
import { PageIntro } from './page-intro.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { page, canonical, picture } = loaderData
  const description = page.description || page.summary || page.title
  return seo(matches, { title: page.title, description, canonical, picture })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const [{ page, found, canonical, picture }, { texts }] = await Promise.all([
    findPage(context, 'page', params.slug),
    findLook(context),
  ])
  const { organization, address, phone, email } = texts
  const hours = saidIn(context.get(pageContext).locale, texts, 'hours')
  const contact = { organization, address, phone, email, hours }
  const hasContact = page.slug === 'contact' && Object.values(contact).some(Boolean)
  return { page, found, canonical, picture, contact: hasContact ? contact : null }
}
type Contact = NonNullable<Awaited<ReturnType<typeof loader>>['contact']>

/** A page that the site's editors wrote: reading width, nothing beside the text. */
export default function ContentPage({ loaderData: { page, found, contact } }: Route.ComponentProps) {
  return (
    <article className="wrap max-w-[46rem] py-10 md:py-16">
      <h1 lang={page.langs.title} className="text-h1">
        {page.title}
      </h1>
      <PageIntro page={page} />
      <div className="mt-8">
        <Blocks blocks={page.blocks} found={found} />
      </div>
      {contact ? <ContactCard {...contact} /> : null}
    </article>
  )
}

/** What the site says of itself stands on its page about contact, so that nobody has to write it twice. */
function ContactCard({ hours, ...contact }: Contact) {
  const t = useT('content')
  return (
    <section className="mt-10 rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="text-h3">{t('contact.title')}</h2>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <ContactLines {...contact} link="inline-flex min-h-11 items-center font-semibold text-primaryink underline" />
        {hours ? (
          <div className="text-ui">
            <h3 className="text-ui font-semibold">{t('contact.hours')}</h3>
            <p className="whitespace-pre-line" lang={hours.lang}>
              {hours.text}
            </p>
          </div>
        ) : null}
      </div>
    </section>
  )
}
