import { type ComponentProps, type ReactNode, useId } from 'react'
import { TickBox } from '../tick-box.tsx'

type Props = Omit<ComponentProps<'input'>, 'children'> & { labelClassName: string; children: ReactNode }

/** A box and its words, which are one thing to press. */
export function TickLabel({ labelClassName, children, ...input }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className={labelClassName}>
      <TickBox id={id} {...input} />
      {children}
    </label>
  )
}
