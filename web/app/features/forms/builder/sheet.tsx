import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { X } from '#ui/icons.tsx'

type Props = { isOpen: boolean; title: string; onClose(): void; children: ReactNode }

/** On a phone what stands beside the form elsewhere comes up from below. The browser's own dialog: it keeps the focus. */
export function Sheet({ isOpen, title, onClose, children }: Props) {
  const t = useT('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    else if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-panel border border-line bg-surface px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-e3 backdrop:bg-[var(--scrim)]"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-center gap-3 bg-surface px-5 py-1">
        <h2 id={id} className="min-w-0 flex-1 text-h3">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close')}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <X className="size-5" />
        </button>
      </div>
      {isOpen ? <div className="pt-2">{children}</div> : null}
    </dialog>
  )
}
