import { YesNo, type YesNoProps } from './yes-no.tsx'

/** On or off, at once understood as such. The browser's check box, told as a switch. */
export function Switch(props: YesNoProps) {
  return (
    <YesNo side="end" {...props}>
      {(input) => (
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box says itself whether it is on
          role="switch"
          {...input}
          className="relative h-6 w-10 appearance-none rounded-control bg-fieldline transition-colors duration-[var(--t-base)] after:absolute after:top-[3px] after:left-[3px] after:size-[18px] after:rounded-[max(0px,var(--r-control)-3px)] after:bg-white after:shadow-e1 after:transition-transform after:duration-[var(--t-base)] checked:bg-primarymark checked:after:translate-x-4 disabled:opacity-60"
        />
      )}
    </YesNo>
  )
}
