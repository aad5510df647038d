import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

/** Those who look for a place, and those who offer one. */
export function Sides() {
  const t = useT('analytics')
  const can = useRoot().session?.can
  const tabs = [
    ...(can?.seeDemand ? [{ to: '/analytics', label: t('menu.demand') }] : []),
    ...(can?.seeSupply ? [{ to: '/analytics/index-2', label: t('menu.supply') }] : []),
  ]
  return tabs.length > 1 ? <LinkTabs label={t('menu.all')} tabs={tabs} /> : null
}
