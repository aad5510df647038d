import { useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { FieldGroup, useField } from '#ui/field-frame.tsx'
import { TickBox } from '#ui/tick.tsx'

const days = ['1', '2', '3', '4', '5', '6', '7']

/** The days of the week beside one another: seven rows would fill a phone. */
export function WeekdayChoice({ label, defaultValue }: { label: string; defaultValue: string[] }) {
  const t = useT('self-found')
  const props = { name: 'weekdays', label }
  const state = useField(props)
  const box = useRef<HTMLDivElement>(null)
  const checkChosen = () => {
    const chosen = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    state.checkValue(...Array.from(chosen, ({ value }) => value))
  }
  return (
    <FieldGroup of={props} state={state}>
      {/* Without it a form could not say that nothing is chosen. */}
      <input type="hidden" name="weekdays" value="" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its inputs do */}
      <div
        ref={box}
        className="flex flex-wrap gap-2"
        onChange={() => state.error && checkChosen()}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return
          checkChosen()
        }}
      >
        {days.map((day) => (
          <label
            key={day}
            htmlFor={`${state.id}-${day}`}
            className="flex min-h-12 items-center gap-2.5 rounded-field border-[1.5px] border-fieldline bg-surface px-3.5 py-2 has-checked:border-primarymark has-checked:bg-primaryfaint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-[[aria-invalid]]:border-errmark"
          >
            <TickBox
              id={`${state.id}-${day}`}
              name="weekdays"
              value={day}
              defaultChecked={(state.typed ?? defaultValue).includes(day)}
              aria-invalid={state.error ? true : undefined}
            />
            {t(`weekdays.${day}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
