import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { PageForm } from '#protocol/features/content/content-forms.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClipboardList } from '#ui/icons.tsx'

/** A form on a page: what it is, whose it is, and the way to fill it in. One that is for anybody no longer leaves nothing. */
export function FormCard({ form, level }: { form: PageForm | undefined; level: 2 | 3 }) {
  const t = useT('content')
  const locale = useLocale()
  if (!form) return null
  const { title, owner, state, opensOn, closesOn, token } = form
  const Heading = level === 2 ? 'h2' : 'h3'
  const day = state === 'notYet' ? opensOn : closesOn
  const when = state === 'open' && !closesOn ? null : t(`formCard.${state}`, { date: day ? dateText(day, locale) : '' })
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-line bg-surface p-5 first:mt-0 md:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
        <ClipboardList className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="text-h3 break-words">{(locale === 'en' && title.en) || title.nl}</Heading>
        <p className="mt-1 text-ui text-ink2">{[owner, when].filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'open' ? <ButtonLink to={`/forms/${token}`}>{t('formCard.fill')}</ButtonLink> : null}
    </section>
  )
}
