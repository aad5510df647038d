/** Underlined tabs: the same for parts of a page, for pages and for the views of a table. */
export const tabBar = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]'
export const tabLink =
  'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 text-ui font-medium whitespace-nowrap text-muted no-underline hover:text-ink -outline-offset-3 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-chip'
export const currentTab =
  'aria-[current]:font-semibold aria-[current]:text-primaryink aria-[current]:after:bg-primarymark'
