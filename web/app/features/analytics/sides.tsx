import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

/** Those who look for a place, those who offer one, and the rows behind both. */
export function Sides() {
  const t = useT('analytics')
  const can = useRoot().session?.can
  const tabs = [
    ...(can?.seeDemand ? [{ to: '/analytics', label: t('menu.demand') }] : []),
    ...(can?.seeSupply ? [{ to: '/analytics/index-2', label: t('menu.supply') }] : []),
    ...(can?.viewData ? [{ to: '/admin/data-viewer', label: t('menu.data') }] : []),
  ]
  return tabs.length > 1 ? <LinkTabs label={t('menu.all')} tabs={tabs} /> : null
}
