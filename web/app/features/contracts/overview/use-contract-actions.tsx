import { useFetcher, useLocation } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { inDays } from '#protocol/shared/days.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { BellRing, CalendarPlus, Send } from '#ui/icons.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import { MORE_DAYS } from '../more-time.ts'
import type { ContractsAnswer } from './contracts-actions.server.ts'

/** What can be done with several contracts at once. What came of it is told above the list. */
export function useContractActions(records: number) {
  const t = useWordsOf('contracts')
  const { search } = useLocation()
  const fetcher = useFetcher<ContractsAnswer>({ key: 'contracts' })
  const { confirm, dialog } = useConfirm()
  const locale = useLocale()
  const until = inDays(MORE_DAYS)
  const bulk = (key: 'remind' | 'release' | 'extend', icon: BulkAction['icon']): BulkAction => ({
    key,
    label: t(`overview.bulk.${key}.label`),
    icon,
    onAction: async ({ ids, isAll }, clear) => {
      const count = isAll ? records : ids.size
      const isSure = await confirm({
        title: t(`overview.bulk.${key}.${count === 1 ? 'one' : 'many'}`, { count }),
        text: t(`overview.bulk.${key}.text`, { until: dateText(until, locale, 'full') }),
        verb: t(`overview.bulk.${key}.verb`),
      })
      if (!isSure) return
      const form = new FormData()
      form.set('do', key)
      if (key === 'extend') form.set('until', until)
      if (isAll) form.set('all', 'true')
      else for (const id of ids) form.append('id', id)
      void fetcher.submit(form, { method: 'post', action: `/contracts${search}` })
      clear()
    },
  })
  return { bulkActions: [bulk('remind', BellRing), bulk('release', Send), bulk('extend', CalendarPlus)], dialog }
}
