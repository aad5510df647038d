import { type ReactNode, useRef } from 'react'
import { FieldGroup, type FieldProps, type FieldState, useField } from './field-frame.tsx'
import type { Option } from './select-field.tsx'
import { RadioDot, TickBox } from './tick-box.tsx'

const columnClass = { 1: '', 2: 'sm:grid-cols-2', fit: 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]' }

/** `fit`: as many as there is room for, for short words. `markOf`: a sign before the word of a choice. */
type Shared = FieldProps & {
  options: Option[]
  isDisabled?: boolean
  columns?: keyof typeof columnClass
  markOf?: (value: string) => ReactNode
}

/** Several may be chosen; the rule is a list with the least and the most. */
export function CheckboxGroup({ defaultValue = [], ...props }: Shared & { defaultValue?: string[] }) {
  const state = useField(props)
  return (
    <FieldGroup of={props} state={state}>
      {/* Without it a form could not say that nothing is chosen. */}
      <input type="hidden" name={props.name} value="" disabled={props.isDisabled} />
      <Choices props={props} state={state}>
        {({ value, isDisabled }, ids) => (
          <TickBox
            {...ids}
            name={props.name}
            value={value}
            defaultChecked={(state.typed ?? defaultValue).includes(value)}
            disabled={props.isDisabled || isDisabled}
            aria-invalid={state.error ? true : undefined}
          />
        )}
      </Choices>
    </FieldGroup>
  )
}

/** One of a few, all of them in sight. */
export function RadioGroup({ defaultValue, ...props }: Shared & { defaultValue?: string }) {
  const state = useField(props)
  return (
    <FieldGroup of={props} state={state}>
      <Choices props={props} state={state}>
        {({ value, isDisabled }, ids) => (
          <RadioDot
            {...ids}
            name={props.name}
            value={value}
            defaultChecked={value === (state.typed?.at(-1) ?? defaultValue)}
            required={state.isRequired}
            disabled={props.isDisabled || isDisabled}
          />
        )}
      </Choices>
    </FieldGroup>
  )
}

type ChoicesProps = {
  props: Shared
  state: FieldState
  children(option: Option, ids: { id: string; 'aria-describedby': string | undefined }): ReactNode
}

/** The group is checked when the focus leaves all of it, and again at a change once something was wrong. */
function Choices({ props: { name, options, columns = 1, markOf }, state, children }: ChoicesProps) {
  const box = useRef<HTMLDivElement>(null)
  const checkChosen = () => {
    const chosen = box.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    state.checkValue(...Array.from(chosen, ({ value }) => value))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its inputs do
    <div
      ref={box}
      className={`grid gap-2.5 ${columnClass[columns]}`}
      onChange={() => state.error && checkChosen()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return
        checkChosen()
      }}
    >
      {options.map((option) => {
        const id = `${state.id}-${option.value}`
        const hintId = option.hint ? `${id}-hint` : undefined
        return (
          <label
            key={option.value}
            htmlFor={id}
            className={`flex min-h-12 items-center gap-3 rounded-field border-[1.5px] border-fieldline bg-surface px-4 py-2.5 ${markOf ? 'wrap-anywhere hyphens-auto max-sm:gap-2 max-sm:px-2 max-sm:text-sm' : ''} has-checked:border-primarymark has-checked:bg-primaryfaint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-disabled:bg-sunken has-disabled:text-muted has-[[aria-invalid]]:border-errmark`}
          >
            {children(option, { id, 'aria-describedby': hintId })}
            {markOf?.(option.value)}
            <span className="min-w-0">
              {option.label}
              {option.hint ? (
                <span id={hintId} className="block text-sm font-normal text-muted">
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
