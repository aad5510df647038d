import type { ComponentProps } from 'react'

const shared =
  'shrink-0 appearance-none border-[1.5px] border-fieldline bg-surface checked:border-primary aria-invalid:border-errmark disabled:opacity-60'

/** The browser's own check box with our looks; `tick` in app.css draws the mark. */
export function TickBox(props: ComponentProps<'input'>) {
  return <input type="checkbox" {...props} className={`tick ${shared}`} />
}

export function RadioDot(props: ComponentProps<'input'>) {
  return <input type="radio" {...props} className={`${shared} size-5 rounded-full checked:border-[6px]`} />
}
