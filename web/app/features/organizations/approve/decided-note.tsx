import { useEffect } from 'react'
import { Form, useSubmit } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'

type Decided = { id: string; name: string; status: string; updatedAt: string; canUndo: boolean }

/** Says what was decided, with the way back: in the corner, or above the list as long as there are no scripts. */
export function DecidedNote({ decided }: { decided: Decided | null }) {
  const t = useT('organizations')
  const submit = useSubmit()
  const isHydrated = useIsHydrated()
  const title = decided ? t(`approve.decided.${decided.status}`, { name: decided.name }) : ''
  // However often this runs: one with a known id is not shown again.
  useEffect(() => {
    if (!decided) return
    const { id, updatedAt, canUndo } = decided
    showToast({
      id: `decided ${id} ${updatedAt}`,
      title,
      color: 'success',
      duration: 10_000,
      ...(canUndo
        ? { action: { label: t('undo'), run: () => void submit({ id, decision: 'undo' }, { method: 'post' }) } }
        : {}),
    })
  })
  if (!decided || isHydrated) return null
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-tile bg-oksoft px-4 py-2 text-ui text-okink"
    >
      <p className="font-semibold">{title}</p>
      {decided.canUndo ? (
        <Form method="post">
          <input type="hidden" name="id" value={decided.id} />
          <Button type="submit" name="decision" value="undo" look="outline" size="md" className="min-h-11">
            {t('undo')}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
