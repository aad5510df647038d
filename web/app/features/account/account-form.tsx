import type { ReactNode } from 'react'
import { Form } from 'react-router'

/**
 * A form whose fields check themselves on blur. Pressing its button must not blur the field first: the text that then
 * appears would move the button away under the pointer, and the press would be lost.
 */
export function AccountForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form
      method="post"
      noValidate
      className={className}
      onMouseDown={(event) => {
        if ((event.target as Element).closest('button')) event.preventDefault()
      }}
    >
      {children}
    </Form>
  )
}
