/** What an event happened to; only nodes of the page can be looked around from. */
export const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)

/** The value of the field in which something changed, for whoever listens around several of them. */
export const changedField = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement ? target : null

/** What had the focus, to give it back later. A pin on a map can have it too. */
export const focusable = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof HTMLElement || target instanceof SVGElement ? target : null
