import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'children'> & { labelClassName: string; children: ReactNode }

/** A box and its words, which are one thing to press. */
export function TickLabel({ labelClassName, children, ...input }: Props) {
  return (
    <label className={labelClassName}>
      <input type="checkbox" {...input} className="tick choice" />
      {children}
    </label>
  )
}
