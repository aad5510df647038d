import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { elementOf } from '#lib/event-target.ts'
import { useKnownRoot } from '#lib/use-root.ts'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import { type Conflict, type OpenedRow, openedField, openedWith } from '../lib/conflict.ts'
import { type FormError, writtenBy } from '../lib/form.ts'
import { FormContext } from '../lib/form-context.ts'
import { useOnceSaved } from '../lib/save-before-submit.ts'
import { TellForm, useStillWrong } from './field-errors.ts'
import { FormConflict } from './form-conflict.tsx'
import { FormProblems } from './form-problems.tsx'

type FormParts = {
  errors?: FormError[]
  /** What was filled in, where the page that comes back is a new one. */
  typed?: Record<string, string[]> | undefined
  /** What the fields are called in the list of problems. */
  labels?: Record<string, string>
  /** The row that is shown, so that nobody overwrites what somebody else saves meanwhile; see `submit`. */
  opened?: OpenedRow
  conflict?: Conflict
  /** A value in words, where its text is not: a choice, an id. */
  sayValue?(name: string, text: string): string
  className?: string
  /** For a button that stands outside of it. */
  id?: string
  /** Files need it. */
  encType?: 'multipart/form-data'
  action?: string
  onInput?(): void
  /** May keep the form from being sent, and do something else with it. */
  onSubmit?(event: SubmitEvent<HTMLFormElement>): void
  children: ReactNode
}

const none: FormError[] = []
const nothing: Fields = {}

/** A form whose fields know their rules and check themselves on blur; it is checked again where it is sent to. */
export function RuledForm({
  rules = nothing,
  errors = none,
  typed,
  labels,
  opened,
  conflict,
  sayValue,
  className = '',
  onSubmit,
  children,
  ...form
}: FormParts & { rules?: Fields }) {
  const root = useKnownRoot()
  const sent = useRef<FormData>(null)
  const before = conflict?.typed ?? typed
  const parts = useMemo(() => ({ rules, errors, typed: before, sent }), [rules, errors, before])
  const element = useRef<HTMLFormElement>(null)
  const since = conflict?.opened ?? (opened && openedWith(rules, opened))
  const { tell, wrong } = useStillWrong(errors)
  const onceSaved = useOnceSaved()
  const isTwice = useTappedTwice()
  return (
    <FormContext value={parts}>
      <Form
        ref={element}
        method="post"
        noValidate
        className={className}
        {...form}
        onSubmit={(event) => {
          onceSaved(event)
          sent.current = new FormData(event.currentTarget)
          onSubmit?.(event)
          if (!event.defaultPrevented && isTwice(event.timeStamp)) event.preventDefault()
        }}
        // Pressing a button must not blur a field of the form first: the text that then appears would move the button
        // away under the pointer, and the press would be lost.
        onMouseDown={(event) => {
          const button = elementOf(event.target)?.closest('button')
          const isWithin = event.currentTarget.contains(document.activeElement)
          if (button?.type === 'submit' && isWithin) event.preventDefault()
        }}
      >
        {root?.session ? <input type="hidden" name={writtenBy} value={root.session.user.id} /> : null}
        {since ? <input type="hidden" name={openedField} value={JSON.stringify(since)} /> : null}
        {conflict ? (
          <FormConflict {...{ conflict, rules, labels, sayValue }} form={element} me={root?.session?.user.id} />
        ) : null}
        <FormProblems errors={wrong} answer={errors} isTold={wrong !== errors} labels={labels} />
        <TellForm value={tell}>{children}</TellForm>
      </Form>
    </FormContext>
  )
}

const DOUBLE_TAP_MS = 1000

/**
 * Buttons are off once the page is drawn anew, which a slow phone does after the second of two taps. What came back, or was held
 * up by something else, may be sent again.
 */
function useTappedTwice() {
  const last = useRef(-DOUBLE_TAP_MS)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') last.current = -DOUBLE_TAP_MS
  }, [state])
  return (now: number): boolean => {
    const isTwice = state === 'submitting' || now - last.current < DOUBLE_TAP_MS
    if (!isTwice) last.current = now
    return isTwice
  }
}

/** The form of a command: its fields take their rules from the command's input. */
export function CommandForm({ command, ...form }: FormParts & { command: Command }) {
  return <RuledForm rules={command.input} {...form} />
}
