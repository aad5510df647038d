/** Buttons side by side of which one is on. On a phone they may be swiped rather than fall onto a second line. */
export const bar =
  'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[min(var(--r-control),24px)] bg-sunken p-[3px] [scrollbar-width:none]'
export const tab =
  'min-h-11 shrink-0 rounded-[min(var(--r-control),22px)] px-4 text-ui font-medium text-muted aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-e1 max-sm:px-3'
