import { type ReactNode, useMemo } from 'react'
import { Form, useRouteLoaderData } from 'react-router'
import type { Command, Fields } from '../../../protocol/src/define.ts'
import { type FormError, writtenBy } from '../lib/form.ts'
import { FormContext } from '../lib/form-context.ts'
import { FormProblems } from './form-problems.tsx'
import { TellForm, useStillWrong } from './put-right.ts'

type FormParts = {
  errors?: FormError[]
  /** What the fields are called in the list of problems. */
  labels?: Record<string, string>
  className?: string
  /** Files need it. */
  encType?: 'multipart/form-data'
  action?: string
  onInput?(): void
  children: ReactNode
}

const none: FormError[] = []
const nothing: Fields = {}

/** A form whose fields know their rules and check themselves on blur; it is checked again where it is sent to. */
export function RuledForm({
  rules = nothing,
  errors = none,
  labels,
  className = '',
  children,
  ...form
}: FormParts & { rules?: Fields }) {
  const root = useRouteLoaderData('root') as { session?: { user: { id: string } } | null } | undefined
  const parts = useMemo(() => ({ rules, errors }), [rules, errors])
  const { tell, wrong } = useStillWrong(errors)
  return (
    <FormContext value={parts}>
      <Form
        method="post"
        noValidate
        className={className}
        {...form}
        // Pressing a button must not blur the field first: the text that then appears would move the button away under
        // the pointer, and the press would be lost.
        onMouseDown={(event) => {
          const button = (event.target as Element).closest('button')
          if (button?.type === 'submit') event.preventDefault()
        }}
      >
        {root?.session ? <input type="hidden" name={writtenBy} value={root.session.user.id} /> : null}
        <FormProblems errors={wrong} answer={errors} isTold={wrong !== errors} labels={labels} />
        <TellForm value={tell}>{children}</TellForm>
      </Form>
    </FormContext>
  )
}

/** The form of a command: its fields take their rules from the command's input. */
export function CommandForm({ command, ...form }: FormParts & { command: Command }) {
  return <RuledForm rules={command.input} {...form} />
}
