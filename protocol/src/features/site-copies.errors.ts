import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'copy.busy': [409, 'Already at it', 'A copy is being made or put back already, or waits for somebody to choose. Finish that one first.', 'Er wordt al een kopie gemaakt of teruggezet, of er wacht er een op een keuze. Rond die eerst af.'],
  'copy.foreign': [422, 'Not a copy of a site', 'This is not an archive of a site as it is made here, or something was added to it. Choose the file as you saved it.', 'Dit is geen kopie van een site zoals die hier gemaakt wordt, of er is iets aan toegevoegd. Kies het bestand zoals je het hebt opgeslagen.'],
  'copy.cut': [422, 'The file is not whole', 'The end of this file is missing. Save the copy once more and try again.', 'Het einde van dit bestand ontbreekt. Sla de kopie nog eens op en probeer het opnieuw.'],
  'copy.damaged': [422, 'Something was changed', 'Something in this archive is not as it was when it was made: {name}.', 'Iets in deze kopie is niet meer zoals het was toen die gemaakt werd: {name}.'],
  'copy.newer': [422, 'Made by a newer version', 'This copy was made by a newer version of the product.', 'Deze kopie is gemaakt met een nieuwere versie.'],
  'copy.large': [422, 'Too large', 'This archive holds more than a site can hold.', 'In deze kopie zit meer dan er op een site past.'],
  'copy.file': [422, 'A file that cannot be here', 'A file in this archive cannot be in the library: {name}.', 'Een bestand in deze kopie mag niet in de bibliotheek: {name}.'],
  'copy.content': [422, 'Content that cannot be here', 'In this archive there is something that cannot stand on a site: {name}.', 'In deze kopie staat iets wat niet op een site kan: {name}.'],
  'copy.parts': [422, 'Nothing chosen', 'Choose what to put back.', 'Kies wat je wilt terugzetten.'],
  'copy.stopped': [422, 'It stopped', 'Something went wrong on our side. Nothing was changed. Try again later.', 'Er ging bij ons iets mis. Er is niets gewijzigd. Probeer het later opnieuw.'],
} as const satisfies ErrorTable
