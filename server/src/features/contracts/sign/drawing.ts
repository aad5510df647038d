import { failField } from '#engine/fail.ts'
import { type Drawing, drawingBox } from '#protocol/features/contract-drawing.ts'

/** A few lines of points within the box, with something in them; nothing else is kept. */
export function checkDrawing(given: unknown): Drawing {
  const wrong = () => failField('json', 'drawing')
  if (!Array.isArray(given) || given.length === 0 || given.length > drawingBox.lines) throw wrong()
  const lines = given.map((line): number[] => {
    if (!Array.isArray(line) || line.length < 2 || line.length % 2 === 1) throw wrong()
    return line.map((value: unknown, at) => {
      const most = at % 2 === 0 ? drawingBox.width : drawingBox.height
      if (typeof value !== 'number' || !(value >= 0 && value <= most)) throw wrong()
      return Math.round(value * 10) / 10
    })
  })
  const points = lines.reduce((sum, line) => sum + line.length / 2, 0)
  if (points > drawingBox.points) throw wrong()
  // A dot is no signature.
  if (points < 5) throw failField('contract.tooLittle', 'drawing')
  return lines
}
