import { useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Send } from '#ui/icons.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import { listPath } from './bulk-messages.data.ts'

const filterOf = { internshipIds: 'filter', studentIds: 'studentFilter' }

/**
 * Writing to those who are ticked, or to all that a list shows: internships, or students. Nothing for who may not; what is
 * chosen goes along as a draft.
 */
export function useMessageAction(of: 'internshipIds' | 'studentIds', filter?: string): BulkAction[] {
  const t = useT('bulk-messages')
  const submit = useSubmit()
  const { session } = useRoot()
  if (!session?.can.sendBulkMessages) return []
  return [
    {
      key: 'message',
      label: t('start.bulk'),
      icon: Send,
      onAction: ({ ids, isAll }) => {
        const form = new FormData()
        if (isAll && filter !== undefined) form.set(filterOf[of], filter)
        else for (const id of ids) form.append(of, id)
        void submit(form, { method: 'post', action: listPath })
      },
    },
  ]
}
