import type { ComponentProps } from 'react'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip'

/** A word for what only has a sign. It is never the only place where something stands: the control has a label too. */
export function Tooltip({ text, children }: { text: string; children: ComponentProps<typeof Focusable>['children'] }) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={8}
        className="max-w-64 rounded-[min(10px,var(--r-field))] bg-[var(--bar)] px-3 py-1.5 text-sm font-medium text-[color:var(--on-bar)] shadow-e3"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
