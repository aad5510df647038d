import { type ReactNode, useEffect, useRef, useState } from 'react'
import { focusField } from './field-frame.tsx'

/** The box for the reason of a no: `opener` goes on the button that opens it. Writing starts in `field` at once. */
export function useReasonBox(field: string, startsOpen: boolean) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) focusField(field)
  }, [isOpen, field])
  const opener = {
    ref: button,
    'data-queue': 'deny',
    'aria-expanded': isOpen,
    onClick: () => (isOpen ? focusField(field) : setIsOpen(true)),
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return { isOpen, opener, close }
}

export function ReasonBox({ onClose, children }: { onClose(): void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the fields inside
    <div
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      {children}
    </div>
  )
}
