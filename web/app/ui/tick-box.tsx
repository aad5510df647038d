import type { ComponentProps } from 'react'

/** The browser's own check box with our looks; `choice` and `tick` in app.css draw it. */
export function TickBox(props: ComponentProps<'input'>) {
  return <input type="checkbox" {...props} className="tick choice" />
}

export function RadioDot(props: ComponentProps<'input'>) {
  return <input type="radio" {...props} className="choice size-5 rounded-full checked:border-[6px]" />
}
