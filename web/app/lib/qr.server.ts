import { encode } from 'uqr'

export type QrSquare = { size: number; path: string }

/** An address as a square for a camera, drawn where the page is made: no script travels for it. */
export function qrOf(text: string): QrSquare {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
  return { size, path: path.join('') }
}

/** Black beside black is one stroke. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (!isBlack) continue
    if (last && last.from + last.length === x) last.length++
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
