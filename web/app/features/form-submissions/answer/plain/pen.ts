/** The box that every drawing is in, however wide the screen. */
const box = { width: 600, height: 200 }
/** A point for so many dots moved is enough, and keeps a signature small. */
const STEP = 4

/** Lets one sign with a finger, a mouse or a pen: each line is a part of the path that is the answer. */
export function letDraw(form: HTMLFormElement, changed: () => void): void {
  for (const pad of form.querySelectorAll<HTMLElement>('[data-pad]')) {
    const paper = pad.querySelector('svg')
    const ink = pad.querySelector('[data-ink]')
    const field = pad.querySelector<HTMLInputElement>('input[type=hidden]')
    const typed = pad.querySelector<HTMLInputElement>('label input')
    if (!paper || !ink || !field || !typed) continue
    let path = ink.getAttribute('d') ?? ''
    let at: { x: number; y: number } | null = null
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = paper.getBoundingClientRect()
      const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
      return {
        x: within(((clientX - left) / width) * box.width, box.width),
        y: within(((clientY - top) / height) * box.height, box.height),
      }
    }
    const draw = (next: string) => {
      path = next
      ink.setAttribute('d', path)
    }
    const keep = () => {
      at = null
      field.value = path ? `path:${path}` : ''
      // The last of both counts.
      if (path) typed.value = ''
      changed()
    }
    paper.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return
      paper.setPointerCapture(event.pointerId)
      at = pointOf(event)
      // A dot is a line to where it is.
      draw(`${path}M${at.x} ${at.y}L${at.x} ${at.y}`)
    })
    paper.addEventListener('pointermove', (event) => {
      if (!at) return
      const next = pointOf(event)
      if (Math.hypot(next.x - at.x, next.y - at.y) < STEP) return
      at = next
      draw(`${path}L${at.x} ${at.y}`)
    })
    for (const kind of ['pointerup', 'pointercancel'] as const) paper.addEventListener(kind, () => at && keep())
    pad.querySelector('[data-again]')?.addEventListener('click', () => {
      draw('')
      keep()
    })
  }
}
