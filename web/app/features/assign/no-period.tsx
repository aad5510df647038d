import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CalendarRange } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** Places are given within a period: without one there is nothing to give them for. */
export function NoPeriod() {
  const t = useT('assign')
  return (
    <div className="wrap-wide py-6 md:py-8">
      <ListHead title={t('title')} />
      <EmptyState
        icon={CalendarRange}
        title={t('noPeriod.title')}
        text={t('noPeriod.text')}
        action={<ButtonLink to="/internship_periods">{t('noPeriod.verb')}</ButtonLink>}
      />
    </div>
  )
}
