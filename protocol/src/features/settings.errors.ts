import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'theme.shades': [422, 'Colours not valid', 'Give all eleven shades from 50 to 950 as hex colours.', 'Geef alle elf tinten van 50 tot en met 950 als hexkleur.'],
  'theme.contrast': [422, 'Too little contrast', 'White text cannot be read on these colours. Choose darker shades for 700, 800 and 900.', 'Witte tekst is op deze kleuren niet te lezen. Kies donkerder tinten voor 700, 800 en 900.'],
  'look.contrast': [422, 'Too little contrast', 'Text cannot be read well in these colours. Choose a colour of which every line below passes.', 'Tekst is in deze kleuren niet goed te lezen. Kies een kleur waarbij elke regel eronder voldoende is.'],
  'look.nothing': [409, 'Nothing to publish', 'There is no draft. Save one first.', 'Er is geen concept. Bewaar er eerst een.'],
  'look.logo': [422, 'No such picture', 'This picture is not in the library. Choose another one.', 'Dit beeld staat niet in de bibliotheek. Kies een ander.'],
  'look.noPrevious': [409, 'Nothing to go back to', 'The site had no other look before.', 'De site had hiervoor geen ander uiterlijk.'],
  'texts.noPrevious': [409, 'Nothing to go back to', 'The site had no other texts before.', 'De site had hiervoor geen andere teksten.'],
} as const satisfies ErrorTable
