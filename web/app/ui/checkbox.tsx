import { TickBox } from './tick-box.tsx'
import { YesNo, type YesNoProps } from './yes-no.tsx'

/** A box that is ticked or not. */
export function Checkbox(props: YesNoProps) {
  return (
    <YesNo side="start" {...props}>
      {(input) => <TickBox {...input} />}
    </YesNo>
  )
}
