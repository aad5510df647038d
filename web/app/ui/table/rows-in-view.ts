import { observeWindowOffset, observeWindowRect, Virtualizer, windowScroll } from '@tanstack/react-virtual'

/** The header of the site and that of the table lie over what scrolls. */
const HEADS = 116
/** Where the selection is told, and on a phone the menu. */
const FOOT = 96

export type RowsInView = Virtualizer<Window, HTMLElement>

/** Which rows are in the picture while the page scrolls. Needed by very long lists only, so it comes with them. */
export const rowsInView = (draw: () => void): RowsInView =>
  new Virtualizer<Window, HTMLElement>({
    count: 0,
    estimateSize: () => 0,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: scrollY,
    overscan: 12,
    scrollPaddingStart: HEADS,
    scrollPaddingEnd: FOOT,
    onChange: draw,
  })
