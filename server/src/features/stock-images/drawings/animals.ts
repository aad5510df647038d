import type { Colour } from './colours.ts'
import { at, dot, fill, line } from './shapes.ts'

/** Somewhere below nothing it looks to the left. */
export const cat = (x: number, y: number, size: number, colour: Colour) =>
  at(
    Math.abs(x),
    y,
    x < 0 ? -size : size,
    line(colour, 5, 'M10 -3q16 1 13-17'),
    fill(colour, 'M-13 0C-17 -15-9 -29 0 -29S17 -15 13 0z'),
    fill(colour, 'M-12 -34v-15l8 6h8l8-6v15q0 10-12 10t-12-10z'),
    dot('n-900', -4.5, -36, 1.6),
    dot('n-900', 4.5, -36, 1.6),
    fill('err-400', 'M-2 -32h4l-2 2.500z'),
  )
export const duck = (x: number, y: number, size: number, head: Colour, body: Colour) =>
  at(
    Math.abs(x),
    y,
    x < 0 ? -size : size,
    fill(body, 'M-18 -10q4 4 14 3 6-4 14-3v4q0 8-12 8h-6q-10 0-10-12z'),
    dot(head, 10, -14, 6.5),
    fill('warn-500', 'M15 -15l9 3-9 2z'),
    dot('white', 11, -15, 1.4),
  )
export const heron = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    line('n-700', 2.5, 'M-2 2v-34M6 2v-34'),
    fill('n-400', 'M-26 -30q12-22 34-20 10 4 6 14-8 12-20 10-10 0-20-4z'),
    line('n-200', 6, 'M8 -46q14-10 6-22t2-22'),
    dot('n-200', 18, -92, 6),
    fill('warn-500', 'M22 -95l22 5-22 2z'),
    line('n-800', 2.5, 'M20 -97q-8-3-16 1'),
    dot('n-900', 19, -93, 1.4),
  )
export const reeds = (x: number, y: number) =>
  line('p-600', 3, `M${x} ${y}v-26M${x + 6} ${y}l5-30M${x - 6} ${y}l-4-22`) +
  line('sand-700', 5, `M${x} ${y - 24}v-8M${x + 11} ${y - 29}v-7M${x - 10} ${y - 21}v-7`)
