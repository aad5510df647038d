import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Search } from '#ui/icons.tsx'

type Dialog = ComponentType<{ onClose(): void }>

/**
 * In the header of every page of whoever is signed in. It leads to the page that searches; where there are scripts the
 * dialog opens instead, which is only fetched then, also by Ctrl K.
 */
export function SearchButton() {
  const t = useT('search')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<{ Shown: Dialog } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    setIsOpen(true)
    try {
      const { SearchDialog } = await import('./search-dialog.tsx')
      setDialog({ Shown: SearchDialog })
    } catch {
      // Its file is gone or out of reach: the page does the same.
      setIsOpen(false)
      void navigate('/zoeken')
    }
  }
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (
        !isAsked ||
        event.defaultPrevented ||
        document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')
      )
        return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Link
        to="/zoeken"
        aria-label={t('title')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('shortcut')}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void open()
        }}
        className="grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken"
      >
        <Search className="size-5" />
      </Link>
      {isOpen && dialog ? <dialog.Shown onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
