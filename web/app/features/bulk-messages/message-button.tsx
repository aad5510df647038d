import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Button } from '#ui/button.tsx'
import { Send } from '#ui/icons.tsx'
import { listPath } from './bulk-messages.data.ts'

/** Begins a message to everybody whom a list shows. */
export function MessageButton({ filter }: { filter: string }) {
  const t = useT('bulk-messages')
  const { session } = useRoot()
  if (!session?.can.sendBulkMessages) return null
  return (
    <Form method="post" action={listPath} className="max-sm:flex-none! max-sm:px-0!">
      <input type="hidden" name="filter" value={filter} />
      <Button type="submit" look="outline" className="max-sm:size-12 max-sm:p-0">
        <Send className="size-5 text-muted" />
        <span className="max-sm:sr-only">{t('start.list')}</span>
      </Button>
    </Form>
  )
}
