import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'library.type': [422, 'Not a file for a page', 'Choose a picture (PNG, JPEG or WebP), a PDF, or a document of Office or OpenDocument without macros.', 'Kies een afbeelding (PNG, JPEG of WebP), een pdf, of een document van Office of OpenDocument zonder macro’s.'],
  'library.onlyText': [422, 'Plain text', 'The name of this file ends in .{ending}, but there is only plain text in it. Open the text in the program you made it with, save it from there as {ending} and choose that file.', 'De naam van dit bestand eindigt op .{ending}, maar er zit alleen gewone tekst in. Open de tekst in het programma waarmee je hem maakte, bewaar hem daar als {ending} en kies dat bestand.'],
  'library.svg': [422, 'SVG is not possible', 'An SVG can hold a program. Save the picture as PNG and try again.', 'In een SVG kan een programma zitten. Bewaar de afbeelding als PNG en probeer het opnieuw.'],
  'library.mixed': [422, 'Two files in one', 'In this file another one is hidden. Save the picture or document anew and try again.', 'In dit bestand zit nog een ander bestand verstopt. Bewaar de afbeelding of het document opnieuw en probeer het nog eens.'],
  'library.bomb': [422, 'Unfolds too far', 'This document becomes far too large when it is opened. Choose another one.', 'Dit document wordt veel te groot als iemand het opent. Kies een ander bestand.'],
  'library.full': [422, 'The library is full', 'The files of this site would be larger than 2 GB together. Remove what you do not use any more.', 'De bestanden van deze site worden samen groter dan 2 GB. Verwijder wat je niet meer gebruikt.'],
  'library.otherKind': [422, 'Another kind of file', 'A picture can only be replaced by a picture, and a document by a document.', 'Een afbeelding kun je alleen vervangen door een afbeelding, en een document door een document.'],
  'library.undescribed': [422, 'No description', 'Give a picture on a page a description in Dutch, or say that it is decorative.', 'Geef een afbeelding op een pagina een omschrijving in het Nederlands, of zeg dat hij alleen versiering is.'],
  'library.gone': [422, 'File is not there', 'A file that you use here was removed. Choose another one, or take it back in the library.', 'Een bestand dat je hier gebruikt is verwijderd. Kies een ander, of zet het terug in de bibliotheek.'],
} as const satisfies ErrorTable
