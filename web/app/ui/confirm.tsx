import { type ReactNode, useRef, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type Question = { title: string; text?: string; verb: string; isDanger?: boolean }

/**
 * Asks before something that cannot be taken back: `if (await confirm({ title, verb })) …`, with `dialog` somewhere on
 * the page. What can be taken back is done at once, with a toast that offers to undo it.
 */
export function useConfirm(): { confirm(question: Question): Promise<boolean>; dialog: ReactNode } {
  const t = useT('ui')
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setIsOpen] = useState(false)
  const settle = useRef<(answer: boolean) => void>(undefined)
  const answer = (value: boolean) => {
    setIsOpen(false)
    settle.current?.(value)
  }
  const confirm = (next: Question) => {
    settle.current?.(false)
    setQuestion(next)
    setIsOpen(true)
    return new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
  }
  const dialog = question ? (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={() => answer(false)}
      title={question.title}
      text={question.text}
      actions={
        <>
          <Button look="outline" autoFocus onClick={() => answer(false)}>
            {t('cancel')}
          </Button>
          <Button look={question.isDanger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.verb}
          </Button>
        </>
      }
    />
  ) : null
  return { confirm, dialog }
}
