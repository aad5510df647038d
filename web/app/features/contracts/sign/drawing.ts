import type { PointGroup } from 'signature_pad'
import { type Drawing, drawingBox } from '#protocol/features/contract-drawing.ts'

/** Lines as they were drawn, and on how large a paper. */
export type Drawn = { width: number; height: number; lines: PointGroup[] }

/** The same lines in the middle of another paper, as large as they fit: never stretched. */
export function fitted({ width, height, lines }: Drawn, to: { width: number; height: number }): PointGroup[] {
  const scale = Math.min(to.width / width, to.height / height)
  const left = (to.width - width * scale) / 2
  const top = (to.height - height * scale) / 2
  return lines.map((line) => ({
    ...line,
    points: line.points.map((point) => ({ ...point, x: point.x * scale + left, y: point.y * scale + top })),
  }))
}

/** In the box that everybody has, however wide the screen. */
export function drawingOf(drawn: Drawn): Drawing {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)) * 10) / 10
  return fitted(drawn, drawingBox)
    .slice(0, drawingBox.lines)
    .map(({ points }) => points.flatMap(({ x, y }) => [within(x, drawingBox.width), within(y, drawingBox.height)]))
}

/** What was sent, to draw it again. How quickly it was drawn is not kept. */
export function readDrawn(value: string): Drawn | null {
  if (!value) return null
  const lines: Drawing = JSON.parse(value)
  const { width, height } = drawingBox
  return {
    width,
    height,
    lines: lines.map((numbers) => ({
      penColor: '#000',
      dotSize: 0,
      minWidth: 0.5,
      maxWidth: 2.5,
      velocityFilterWeight: 0.7,
      compositeOperation: 'source-over',
      points: numbers.flatMap((x, at) =>
        at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0, pressure: 0.5, time: at * 10 }] : [],
      ),
    })),
  }
}
