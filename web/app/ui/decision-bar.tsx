import type { MouseEventHandler, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { Check } from './icons.tsx'

/** The answers to one case. They stay where they are while a reason is written below them. */
export function DecisionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-form-footer
      className="mt-6 flex flex-wrap items-start gap-3 border-t border-line sticky bottom-0 z-10 -mx-5 bg-surface px-5 py-3 md:-mx-7 md:px-7 md:py-4"
    >
      {children}
    </div>
  )
}

type Case = { id: string; next: string }

/** Which one it is about, and which one is up after it. */
export function CaseInputs({ id, next }: Case) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={next} />
    </>
  )
}

type ApproveProps = Case & { formId?: string; onClick?: MouseEventHandler<HTMLButtonElement>; children: string }

export function ApproveForm({ formId, onClick, children, ...about }: ApproveProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form id={formId} method="post" className="ml-auto max-md:flex-1">
      <CaseInputs {...about} />
      <Button
        type="submit"
        name="decision"
        value="approve"
        data-queue="approve"
        disabled={isBusy}
        onClick={onClick}
        className="max-md:w-full max-md:px-3"
      >
        <Check className="size-5 stroke-2" />
        {children}
      </Button>
    </Form>
  )
}
