import { type ReactNode, useId } from 'react'
import { TickBox } from '#ui/tick-box.tsx'

/** The form hears every change and asks anew; what is ticked follows from the question. */
export const heardByForm = () => {}

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line py-5 not-first-of-type:border-t first-of-type:pt-0">
      <legend className="float-left mb-2 w-full text-ui font-semibold text-ink">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

type TickProps = { name: string; value: string; isOn: boolean; count?: number; children: ReactNode }

/** A choice with how many it would give. */
export function FilterTick({ name, value, isOn, count, children }: TickProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="-mx-2 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-tile px-2 py-1 text-ui leading-5 font-medium text-ink2 hover:bg-sunken has-checked:font-semibold has-checked:text-ink lg:pointer-fine:min-h-9"
    >
      <TickBox id={id} name={name} value={value} checked={isOn} onChange={heardByForm} />
      {children}
      {count === undefined ? null : <span className="ml-auto font-normal text-muted tabular-nums">{count}</span>}
    </label>
  )
}

export function DayTick({ day, isOn, label, short }: { day: number; isOn: boolean; label: string; short: string }) {
  return (
    <label className="relative grid min-h-11 min-w-0 cursor-pointer place-items-center rounded-full border border-line2 bg-surface text-sm font-medium text-ink2 has-checked:border-primarymark has-checked:bg-primarysoft has-checked:font-semibold has-checked:text-primaryink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] lg:pointer-fine:min-h-9">
      <input
        type="checkbox"
        name="dag"
        value={day}
        checked={isOn}
        onChange={heardByForm}
        aria-label={label}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <span aria-hidden="true">{short}</span>
    </label>
  )
}
