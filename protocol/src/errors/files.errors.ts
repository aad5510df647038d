import type { ErrorTable } from './error-table.ts'

/** Pictures that people send, and documents that we make. */
// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'file.type': [422, 'Not a picture', 'Choose a PNG, JPEG or WebP picture.', 'Kies een afbeelding: PNG, JPEG of WebP.'],
  'file.broken': [422, 'Picture cannot be read', 'This picture is damaged. Choose another one.', 'Deze afbeelding is beschadigd. Kies een andere.'],
  'file.dimensions': [422, 'Picture too large', 'This picture has too many pixels. Make it smaller first.', 'Deze afbeelding heeft te veel pixels. Maak hem eerst kleiner.'],
  'file.noDocuments': [503, 'No PDF here', 'This server cannot make a PDF. Print the page instead.', 'Deze server kan geen pdf maken. Druk de pagina af.'],
} as const satisfies ErrorTable
