import Pad from 'signature_pad'
import { type Drawn, drawingOf, fitted, readDrawn } from '../drawing.ts'

/** As the product has always drawn. */
const pen = {
  minWidth: 0.5,
  maxWidth: 2.5,
  minDistance: 5,
  throttle: 16,
  backgroundColor: '#fff',
  penColor: '#000',
}
const nothing: Drawn = { width: 1, height: 1, lines: [] }

/** White paper and a black pen, also in the dark. A phone that is turned keeps what was drawn; so does a form that came back. */
export function letDraw(ways: HTMLFieldSetElement): void {
  const paper = ways.querySelector('canvas')
  const field = ways.querySelector<HTMLInputElement>('input[name=drawing]')
  if (!paper || !field) return
  ways.disabled = false
  const pad = new Pad(paper, pen)
  let drawn = readDrawn(field.value) ?? nothing
  const keep = (next: Drawn, value: string) => {
    drawn = next
    field.setAttribute('value', value)
    paper.setAttribute('aria-label', (value ? paper.dataset.drawn : paper.dataset.empty) ?? '')
  }
  new ResizeObserver(() => {
    const size = sizeTo(paper)
    pad.clear()
    pad.fromData(fitted(drawn, size))
  }).observe(paper)
  pad.addEventListener('endStroke', () => {
    const { width, height } = paper.getBoundingClientRect()
    const next = { width, height, lines: pad.toData() }
    keep(next, JSON.stringify(drawingOf(next)))
    ways.querySelector('[id$="-error"]')?.remove()
  })
  ways.querySelector('[data-again]')?.addEventListener('click', () => {
    keep(nothing, '')
    pad.clear()
  })
  paper.setAttribute('aria-busy', 'false')
}

/** As many dots as the screen has. */
function sizeTo(paper: HTMLCanvasElement): { width: number; height: number } {
  const { width, height } = paper.getBoundingClientRect()
  const scale = Math.max(window.devicePixelRatio, 1)
  paper.width = width * scale
  paper.height = height * scale
  paper.getContext('2d')?.scale(scale, scale)
  return { width, height }
}
