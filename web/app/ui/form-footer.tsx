import type { ReactNode } from 'react'
import { useT } from '../lib/i18n.tsx'
import { ButtonLink, SubmitButton } from './button.tsx'

type Props = {
  cancelTo: string
  save?: string
  isChanged?: boolean
  isWorking?: boolean
  /** Another way to save; then what there is to save is said above the buttons. */
  children?: ReactNode
}

/** Stays in sight under a long form: leave, or save. It says when there is something to save. */
export function FormFooter({ cancelTo, save, isChanged, isWorking, children }: Props) {
  const t = useT('ui')
  return (
    <div
      data-form-footer
      className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-b-card border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-7 md:px-7"
    >
      <p
        role="status"
        className={`${children ? 'w-full empty:-mb-2' : 'mr-auto max-sm:w-full max-sm:empty:-mb-2'} text-sm text-muted`}
      >
        {isChanged ? t('unsaved.note') : null}
      </p>
      <ButtonLink to={cancelTo} look="outline" className="max-sm:flex-1 max-sm:px-3">
        {t('cancel')}
      </ButtonLink>
      {children}
      <SubmitButton isWorking={isWorking} className="max-sm:flex-1 max-sm:px-3">
        {save ?? t('save')}
      </SubmitButton>
    </div>
  )
}
