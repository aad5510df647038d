import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { type Flash, forgetFlash } from '#lib/flash.ts'
import { useWords } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { ToastHost } from '#ui/toast.tsx'

/** The toasts, beginning with what the last page left for this one. That is readable before scripts are here. */
export function FlashToast({ flash }: { flash: Flash | undefined }) {
  const say = useWords(Boolean(flash))
  const submit = useSubmit()
  const first = flash && {
    id: flash.id,
    color: flash.color,
    title: say(flash.title, flash.params),
    message: flash.message && say(flash.message, flash.params),
    action: flash.action && { ...flash.action, label: say(flash.action.label, flash.params) },
  }
  const { undo } = flash ?? {}
  const takeBack = undo && {
    action: {
      label: say('ui.toast.undo'),
      isUndo: true,
      run: () => void submit({ id: undo.id, decision: 'undo' }, { method: 'post', action: undo.to }),
    },
  }
  // However often this runs: one with a known id is not shown again.
  useEffect(() => {
    if (!first) return
    showToast({ ...first, ...takeBack })
    forgetFlash(first.id)
  })
  return <ToastHost early={first && { ...first, undo }} />
}
