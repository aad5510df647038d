import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useT } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { X } from './icons.tsx'

type Props = {
  isOpen: boolean
  onClose(): void
  /** The question that the dialog asks. */
  title: string
  text?: ReactNode
  children?: ReactNode
  /** Cancel first, then the verb of the title. */
  actions: ReactNode
  /** A form for one thing: on a phone it comes up from the bottom and keeps its button in sight. */
  isSheet?: boolean
  role?: 'dialog' | 'alertdialog'
}

const centred = 'items-center justify-center p-5'
const fromBelow = 'items-end justify-center md:items-center md:p-5'

/** One question in front of the page. Focus stays inside and goes back to where it came from. */
export function Dialog({ isOpen, onClose, title, text, children, actions, isSheet = false, role = 'dialog' }: Props) {
  const t = useT('ui')
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(next) => next || onClose()}
        isDismissable={role === 'dialog'}
        className={`fixed inset-0 z-[60] flex bg-[var(--scrim)] ${isSheet ? fromBelow : centred}`}
      >
        <Modal
          className={`flex max-h-[calc(100dvh-2.5rem)] w-full max-w-[30rem] flex-col border border-line bg-surface shadow-e3 ${isSheet ? 'rounded-t-panel max-md:border-x-0 max-md:border-b-0 md:rounded-panel' : 'rounded-panel'}`}
        >
          <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
            {isSheet ? (
              <span aria-hidden="true" className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-line2 md:hidden" />
            ) : null}
            <div className="flex items-start gap-3 px-5 pt-5 md:px-7 md:pt-7">
              <Heading slot="title" className="min-w-0 flex-1 text-h2">
                {title}
              </Heading>
              {isSheet ? (
                <button
                  type="button"
                  onClick={onClose}
                  aria-label={t('close')}
                  className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
                >
                  <X className="size-5" />
                </button>
              ) : null}
            </div>
            <div className="min-h-0 overflow-y-auto px-5 md:px-7">
              {text ? <p className="mt-2 text-ui text-ink2">{text}</p> : null}
              {children ? <div className="mt-4">{children}</div> : null}
            </div>
            <div
              className={`mt-6 flex flex-wrap justify-end gap-3 px-5 pb-5 md:px-7 md:pb-7 ${isSheet ? 'max-md:border-t max-md:border-line max-md:pt-4 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] max-md:*:flex-1' : 'max-[26rem]:*:flex-1'}`}
            >
              {actions}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
