import { lazy, Suspense, useState } from 'react'

export type Asked = 'stopInternship' | 'extendInternship'
export type Answer = (input: Record<string, string>) => void

/** Few need it, and its fields weigh more than the list: it is fetched when it is asked for. */
const ManyDialog = lazy(() => import('./many-dialog.tsx'))

/** Asks once what goes for all that are chosen. */
export function useAskForMany() {
  const [open, setOpen] = useState<{ action: Asked; answer: Answer }>()
  const dialog = open ? (
    <Suspense key="many">
      <ManyDialog action={open.action} onAnswer={open.answer} onClose={() => setOpen(undefined)} />
    </Suspense>
  ) : null
  return { ask: (action: Asked, answer: Answer) => setOpen({ action, answer }), dialog }
}
