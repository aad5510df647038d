import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Lightbulb } from '#ui/icons.tsx'

/** On the page of a vacancy: staff of a school can think of a student. For everybody else it is not there. */
export function ProposePanel({ vacancyId }: { vacancyId: string }) {
  const t = useT('proposals')
  const { session } = useRoot()
  if (!session?.can.proposeVacancies) return null
  return (
    <Card title={t('panel.title')}>
      <p className="text-ui text-muted">{t('panel.text')}</p>
      <ButtonLink to={`/voorstellen?vacature=${vacancyId}`} look="outline" className="mt-4 w-full">
        <Lightbulb className="size-5" />
        {t('panel.go')}
      </ButtonLink>
    </Card>
  )
}
