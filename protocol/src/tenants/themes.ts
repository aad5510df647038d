import type { Palette } from './palettes.ts'
import { havenPrimary, havenSecondary, indigo, mas4youPrimary, mas4youSecondary, slate } from './palettes.ts'

export const shapes = ['straight', 'rounded', 'curved', 'smooth', 'full'] as const
export const fonts = ['Inter Variable', 'Quicksand Variable', 'Poppins', 'Roboto'] as const

export type Shape = (typeof shapes)[number]
export type Font = (typeof fonts)[number]

export type Theme = {
  primary: Palette
  secondary: Palette
  fonts: { sans: Font; heading: Font }
  shape: Shape
}

export const havenTheme: Theme = {
  primary: havenPrimary,
  secondary: havenSecondary,
  fonts: { sans: 'Inter Variable', heading: 'Inter Variable' },
  shape: 'full',
}

export const indigoTheme: Theme = { ...havenTheme, primary: indigo, secondary: slate }

export const mas4youTheme: Theme = {
  primary: mas4youPrimary,
  secondary: mas4youSecondary,
  fonts: { sans: 'Inter Variable', heading: 'Quicksand Variable' },
  shape: 'curved',
}
