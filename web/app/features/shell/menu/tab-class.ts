export const tabClass =
  'relative -mb-px inline-flex h-14 items-center rounded-t-2xl border border-b-0 px-2 text-ui 2xl:px-3.5 font-semibold whitespace-nowrap no-underline'
export const restTabClass = 'border-transparent text-ink2 hover:text-ink'

// The feet bend outwards into the line below the header.
const foot =
  "before:absolute before:bottom-0 before:-left-3.5 before:size-3.5 before:content-[''] after:absolute after:-right-3.5 after:bottom-0 after:size-3.5 after:content-['']"
const bend =
  'before:bg-[radial-gradient(circle_at_0_0,transparent_13px,var(--line)_13px,var(--line)_14px,var(--page)_14.5px)] after:bg-[radial-gradient(circle_at_100%_0,transparent_13px,var(--line)_13px,var(--line)_14px,var(--page)_14.5px)]'
/** The active tab has the page's colour and no line below it. */
export const activeTabClass = `z-10 border-line bg-page text-primaryink ${foot} ${bend}`
