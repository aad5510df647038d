import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'theme.shades': [422, 'Colours not valid', 'Give all eleven shades from 50 to 950 as hex colours.', 'Geef alle elf tinten van 50 tot en met 950 als hexkleur.'],
  'theme.contrast': [422, 'Too little contrast', 'White text cannot be read on these colours. Choose darker shades for 700, 800 and 900.', 'Witte tekst is op deze kleuren niet te lezen. Kies donkerder tinten voor 700, 800 en 900.'],
} as const satisfies ErrorTable
