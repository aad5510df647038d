import { useSubmit } from 'react-router'
import { type Feature, useWordsOf } from '#lib/i18n.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Trash2 } from '#ui/icons.tsx'
import type { MenuPart } from '#ui/menu.tsx'

type Removed = { id: string; name: string }

/** The last entry in the menu of a row: asks `delete.title` and sends the id with whatever else the action needs. */
export function useRemoveRow(words: Feature) {
  const t = useWordsOf(words)
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const removal = ({ id, name }: Removed, text: string, input: Record<string, string> = {}): MenuPart => ({
    entries: [
      {
        key: 'delete',
        label: t('delete.verb'),
        icon: Trash2,
        isDanger: true,
        onAction: async () => {
          const isSure = await confirm({
            title: t('delete.title', { name }),
            text,
            verb: t('delete.verb'),
            isDanger: true,
          })
          if (isSure) void submit({ id, ...input }, { method: 'post' })
        },
      },
    ],
  })
  return { removal, dialog }
}
