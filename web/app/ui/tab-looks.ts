/**
 * Underlined tabs: the same for parts of a page, for pages and for the views of a table. On a phone they are one row, which
 * fades where there is more; elsewhere they go on below.
 */
export const tabBar =
  'flex gap-x-6 border-b border-line max-md:overflow-x-auto max-md:pe-10 max-md:[mask-image:linear-gradient(to_left,transparent,#000_3rem)] max-md:[scrollbar-width:none] md:flex-wrap'
export const tabLink =
  'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 text-ui font-medium whitespace-nowrap text-muted no-underline hover:text-ink -outline-offset-3 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-chip'
export const currentTab =
  'aria-[current]:font-semibold aria-[current]:text-primaryink aria-[current]:after:bg-primarymark'
