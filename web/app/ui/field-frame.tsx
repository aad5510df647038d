import { type ReactNode, useId, useState } from 'react'
import { check, type Problem, type Field as Rule } from '#protocol/declaring/fields.ts'
import { readValue } from '../lib/form.ts'
import { useForm, useProblemText } from '../lib/form-context.ts'
import { useT } from '../lib/i18n.tsx'
import { useTellForm } from './field-errors.ts'
import { StatusMark } from './status-mark.tsx'

export type FieldProps = {
  name: string
  label: string
  hint?: string
  /** Comes from the form when it has one for this name. */
  rule?: Rule
  error?: string
  isOptional?: boolean
  /** Of some fields one has to be filled in, no matter which: none of them is marked as optional. */
  isOneOf?: boolean
  className?: string
}

/** The id of the place of a field, for links from the list of problems. */
export const placeOf = (name: string) => `veld-${name}`

/** What every control shares: its ids, its rule, and what is wrong with it. Some have several values of the form. */
export function useField({ name, hint, rule: own, error: given, isOptional }: FieldProps, names = [name]) {
  const id = useId()
  const form = useForm()
  const text = useProblemText()
  const tellForm = useTellForm()
  const rule = own ?? form.rules[name]
  const answered = form.errors.find(({ field }) => field === name)
  const [found, setFound] = useState<{ problem: Problem | undefined; errors: unknown; given: unknown }>()
  // What one's own check says holds until the server says something new.
  const isCurrent = found && found.errors === form.errors && found.given === given
  const problem = isCurrent ? found.problem : answered
  const error = problem ? text(problem) : isCurrent ? undefined : given
  /** What the server found wrong with this very value is still so, though the rule of the field has nothing against it. */
  const isAsSent = (values: Record<string, string[]>) =>
    (answered || given) &&
    form.sent?.current &&
    names.every((each) => {
      const read = (from: string[]) => JSON.stringify(rule ? readValue(rule, from) : from)
      return read(form.sent?.current?.getAll(each).map(String) ?? []) === read(values[each] ?? [])
    })
  const setProblem = (next: Problem | undefined, values?: Record<string, string[]>) => {
    if (!next && values && isAsSent(values)) {
      setFound(undefined)
      if (answered) tellForm(names, answered)
      return
    }
    setFound({ problem: next, errors: form.errors, given })
    tellForm(names, next)
  }
  return {
    id,
    rule,
    /** What was filled in before the form came back. */
    typed: form.typed?.[name],
    error,
    isOptional: isOptional ?? rule?.optional ?? false,
    isRequired: rule ? !(isOptional ?? rule.optional) : undefined,
    describedBy: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    setProblem,
    /** Checks what was typed or chosen by the rule that the server has too. */
    checkValue(...values: string[]) {
      if (rule) setProblem(check(rule, readValue(rule, values)), { [name]: values })
    },
  }
}

const stops = 'input:not([type=hidden]), select, textarea, [tabindex="0"], [contenteditable=true], button'

/** Brings one into a field, whatever it is made of. False when there is no such field. */
export function focusField(name: string): boolean {
  const stop = document.getElementById(placeOf(name))?.querySelector<HTMLElement>(stops)
  stop?.focus()
  return stop !== undefined && stop !== null
}

export type FieldState = ReturnType<typeof useField>

/** A message that comes or goes under a pressed button would move it away before the press lands. */
export const leavesForButton = ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
  relatedTarget instanceof HTMLButtonElement

const edges = 'rounded-field border-[1.5px] bg-surface text-base text-ink'
export const edgeOf = (error: string | undefined) => (error ? 'border-errmark' : 'border-fieldline')

/** How a box to fill in looks, whatever element it is. */
export const boxClass = (error: string | undefined, extra = '') =>
  `block min-h-12 w-full ${edges} placeholder:text-muted disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken ${edgeOf(error)} ${extra}`
/** The same for a box that holds several parts: the focus of its parts shows around all of it. */
export const groupClass = (error: string | undefined, extra = '') =>
  `flex min-h-12 w-full items-center ${edges} data-disabled:bg-sunken data-disabled:text-muted has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-[var(--focus)] data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-[var(--focus)] ${edgeOf(error)} ${extra}`

const labelClass = 'mb-1.5 block text-ui font-semibold text-ink'

type FrameProps = { of: FieldProps; state: FieldState; aside?: ReactNode; children: ReactNode }

/** Label, hint, the control itself and what is wrong with it. */
export function FieldFrame({ of: { name, label, hint, isOneOf, className }, state, aside, children }: FrameProps) {
  return (
    <div id={placeOf(name)} className={`min-w-0 ${className ?? ''}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a date has parts that no label can belong to; Tab gets there */}
      <label
        htmlFor={state.id}
        id={`${state.id}-label`}
        className={labelClass}
        onClick={() => {
          const control = document.getElementById(state.id)
          // A label brings one into a field of the browser by itself, but not into an editor.
          if (control) control.focus()
          else focusField(name)
        }}
      >
        {label}
        <OptionalMark isShown={state.isOptional && !isOneOf} />
      </label>
      <Hint id={state.id}>{hint}</Hint>
      {children}
      <FieldFoot state={state} aside={aside} />
    </div>
  )
}

/** The same around controls that only together have an answer. */
export function FieldGroup({ of: { name, label, hint, className }, state, aside, children }: FrameProps) {
  return (
    <fieldset id={placeOf(name)} className={`min-w-0 ${className ?? ''}`} aria-describedby={state.describedBy}>
      <legend className={labelClass}>
        {label}
        <OptionalMark isShown={state.isOptional} />
      </legend>
      <Hint id={state.id}>{hint}</Hint>
      {children}
      <FieldFoot state={state} aside={aside} />
    </fieldset>
  )
}

function Hint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm text-muted">
      {children}
    </p>
  ) : null
}

/** Most questions need an answer, so the exception is marked. */
function OptionalMark({ isShown }: { isShown: boolean }) {
  const t = useT('ui')
  // The space is for who hears it: "telefoon niet verplicht".
  return isShown ? <span className="ml-1 text-sm font-normal text-muted"> {t('optional')}</span> : null
}

function FieldFoot({ state: { id, error }, aside }: { state: FieldState; aside?: ReactNode }) {
  if (!error && !aside) return null
  return (
    <div className="mt-1.5 flex gap-3 text-sm">
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {aside ? <div className="ml-auto shrink-0 text-muted">{aside}</div> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-2 text-sm font-medium text-errink">
      <StatusMark status="err" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}
