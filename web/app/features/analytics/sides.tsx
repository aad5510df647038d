import { useSearchParams } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'

/** Those who look for a place, those who offer one, and the rows behind both. */
export function Sides() {
  const t = useT('analytics')
  const can = useRoot().session?.can
  // Who looks from one to the other stays in the period that was chosen.
  const period = useSearchParams()[0].get('periode')
  const same = period ? `?${new URLSearchParams({ periode: period })}` : ''
  const tabs = [
    ...(can?.seeDemand ? [{ to: `/analytics${same}`, label: t('menu.demand') }] : []),
    ...(can?.seeSupply ? [{ to: `/analytics/index-2${same}`, label: t('menu.supply') }] : []),
    ...(can?.viewData ? [{ to: '/admin/data-viewer', label: t('menu.data') }] : []),
  ]
  return tabs.length > 1 ? <LinkTabs label={t('menu.all')} tabs={tabs} /> : null
}
