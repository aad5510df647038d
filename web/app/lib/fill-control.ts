import { useCallback, useRef } from 'react'

/** What a control gets that keeps its value itself: the values, and what they are called. */
type Filling = { texts: string[]; say(text: string): string }

const fillEvent = 'fill-in'

class FillEvent extends Event {
  readonly filling: Filling
  constructor(filling: Filling) {
    super(fillEvent)
    this.filling = filling
  }
}

/** Fills in a control that shows its value in another way than its field does: a date, a search, an editor. */
export function tellControl(field: Element, filling: Filling): void {
  field.dispatchEvent(new FillEvent(filling))
}

/** For the hidden field of such a control, which hears it when the form is filled in from elsewhere. */
export function useFilledIn(fill: (filling: Filling) => void) {
  const latest = useRef(fill)
  latest.current = fill
  return useCallback((field: HTMLInputElement | null) => {
    const hear = (event: Event) => {
      if (event instanceof FillEvent) latest.current(event.filling)
    }
    field?.addEventListener(fillEvent, hear)
    return () => field?.removeEventListener(fillEvent, hear)
  }, [])
}

/** For a control that is no field of the browser: its form hears that something was filled in, as of any other. */
export const tellInput = (control: Element | null) => control?.dispatchEvent(new Event('input', { bubbles: true }))
