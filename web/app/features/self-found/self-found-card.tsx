import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Anchor, ArrowRight } from '#ui/icons.tsx'

/** "Zelf een stage gevonden?", among the results of the stagebank; not there for who cannot report one. */
export function SelfFoundCard() {
  const t = useT('self-found')
  const { site, session } = useRoot()
  const isForThem = !session || session.can.reportSelfFound
  if (!site.flags.selfFoundInternships || !isForThem) return null
  return (
    <aside
      aria-label={t('card.title')}
      className="flex flex-wrap items-center gap-4 rounded-card bg-primarysoft p-5 text-primaryink"
    >
      <Anchor className="size-7 shrink-0" />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block text-h4 font-semibold">{t('card.title')}</span>
        <span className="block text-ui">{t('card.text')}</span>
      </p>
      <ButtonLink to="/zelfgevonden/melden" look="outline">
        {t('card.go')}
        <ArrowRight className="size-5" />
      </ButtonLink>
    </aside>
  )
}
