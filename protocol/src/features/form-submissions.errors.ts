import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'formSubmission.answer': [422, 'Not right yet', 'This answer is missing or not right yet.', 'Dit antwoord ontbreekt of klopt nog niet.'],
  'formSubmission.exists': [409, 'Asked already', 'This was asked already.', 'Hier is al om gevraagd.'],
  'formSubmission.noStudent': [409, 'No student', 'The student cannot sign in.', 'De leerling kan niet inloggen.'],
  'formSubmission.noHost': [409, 'No address', 'We know no address of the host.', 'We weten geen mailadres van de stagebieder.'],
  'formSubmission.noMentor': [409, 'No mentor', 'This student has no mentor.', 'Deze leerling heeft geen mentor.'],
  'formSubmission.otherVersion': [409, 'Other version', 'You began with another version of this form. Load the page again.', 'Je bent begonnen met een andere versie van dit formulier. Laad de pagina opnieuw.'],
  'formSubmission.closed': [409, 'Form is closed', 'This form is closed.', 'Dit formulier is gesloten.'],
  'formSubmission.tooLate': [409, 'Too late', 'You can go on with it for 24 hours after you handed it in.', 'Je kunt tot 24 uur na het inleveren nog iets aanpassen.'],
  'formSubmission.tooLarge': [422, 'Too much', 'That is more text than we can keep.', 'Dat is meer tekst dan we kunnen opslaan.'],
  'formSubmission.own': [403, 'Your own', 'You cannot judge what you filled in yourself.', 'Je kunt niet oordelen over wat je zelf hebt ingevuld.'],
  'formSubmission.past': [422, 'Too early', 'Choose a day from today on.', 'Kies vandaag of een dag daarna.'],
  'formLink.unknown': [404, 'Unknown link', 'This link or code does not exist.', 'Deze link of code bestaat niet.'],
  'formLink.expired': [410, 'Link is over', 'This link works no longer. You can ask for a new one.', 'Deze link werkt niet meer. Je kunt een nieuwe vragen.'],
  'formLink.over': [410, 'Not needed any more', 'Nobody has to fill this in any more.', 'Dit hoeft niet meer ingevuld te worden.'],
  'publicForm.tooFast': [409, 'Too fast', 'That was very fast. Wait a moment and try again.', 'Dat ging wel erg snel. Wacht even en probeer het nog eens.'],
  'publicForm.start': [409, 'Open it again', 'This page has been open for too long. Load it again.', 'Deze pagina staat al te lang open. Laad hem opnieuw.'],
  'publicForm.closed': [410, 'Not open', 'This form is not open.', 'Dit formulier staat niet open.'],
} as const satisfies ErrorTable
