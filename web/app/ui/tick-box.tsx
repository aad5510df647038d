import type { ComponentProps } from 'react'

const shared =
  'peer shrink-0 appearance-none border-[1.5px] border-fieldline bg-surface checked:border-primary aria-invalid:border-errmark disabled:opacity-60'

/** The browser's own check box with our looks: the tick is drawn over it. */
export function TickBox(props: ComponentProps<'input'>) {
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...props}
        className={`${shared} col-start-1 row-start-1 size-5 rounded-[min(6px,var(--r-field))] checked:bg-primary`}
      />
      <svg
        viewBox="0 0 14 14"
        aria-hidden="true"
        className="pointer-events-none relative col-start-1 row-start-1 hidden size-3.5 text-onprimary peer-checked:block"
      >
        <path d="M2.5 7.5 5.5 10.5 11.5 4" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </span>
  )
}

export function RadioDot(props: ComponentProps<'input'>) {
  return <input type="radio" {...props} className={`${shared} size-5 rounded-full checked:border-[6px]`} />
}
