import { recordOf, required } from '#protocol/shared/guards.ts'

export const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const

export type Shade = (typeof shades)[number]
export type Palette = Record<Shade, string>

export function palette(colours: string): Palette {
  const list = colours.split(' ')
  return recordOf(shades, (shade) => required(list[shades.indexOf(shade)], `shade ${shade}`))
}

export const havenPrimary = palette(
  '#f0fdf4 #ddf9e7 #bcf1d0 #8ee1b2 #5bc892 #2ba974 #008558 #006a46 #005337 #00422c #002518',
)
export const havenSecondary = palette(
  '#f3faff #e3f4ff #c6e7ff #99d4ff #64b8f5 #4098d7 #2476af #1a5d8e #174970 #153958 #081f34',
)
export const indigo = palette('#f7f9ff #edf0ff #dae0ff #bfc8ff #9ba7ff #7780ff #5a5ed5 #4649ad #373a89 #2b2e6b #161841')
export const slate = palette('#f8fafc #f1f5f9 #e2e8f0 #cbd5e1 #94a3b8 #64748b #475569 #334155 #1e293b #0f172a #020617')
export const mas4youPrimary = palette(
  '#fff6fe #ffe9fe #fed1ff #f3b2f7 #db8fe4 #ba6ec6 #9451a1 #763e83 #5c3168 #482752 #291431',
)
export const mas4youSecondary = palette(
  '#fff7f3 #ffede1 #ffd9c1 #ffbb8d #f09756 #d0762e #a95709 #884400 #6b3503 #542a06 #321501',
)
