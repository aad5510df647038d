import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'notificationTemplate.unknownMail': [404, 'Unknown mail', 'There is no mail of this name.', 'Er is geen mail met deze naam.'],
  'notificationTemplate.fixed': [409, 'Fixed text', 'The text of this mail is the same for everybody: it is about signing in, an account or somebody’s rights.', 'De tekst van deze mail is voor iedereen gelijk: hij gaat over inloggen, een account of iemands rechten.'],
  'notificationTemplate.exists': [409, 'There is one already', 'There is a text of your own for this mail already.', 'Er is al een eigen tekst voor deze mail.'],
  'notificationTemplate.same': [422, 'Nothing changed', 'This is the default text. Change something first.', 'Dit is de standaardtekst. Verander eerst iets.'],
  'notificationTemplate.noSubject': [422, 'No subject', 'A mail needs a subject.', 'Een mail heeft een onderwerp nodig.'],
  'notificationTemplate.noText': [422, 'No text', 'A mail needs a text.', 'Een mail heeft een tekst nodig.'],
  'notificationTemplate.unknownField': [422, 'Unknown field', 'This mail does not know the field {name}. Take it out.', 'Deze mail kent het veld {name} niet. Haal het weg.'],
  'notificationTemplate.foreignLink': [422, 'Link off the site', 'This mail has a button of its own for who gets it. So beside it no link leads to another site: {name}.', 'Deze mail heeft een persoonlijke knop. Daarom mag er geen link naar een andere site naast staan: {name}.'],
  'notificationTemplate.disguisedLink': [422, 'Misleading link', 'This link says something else than where it leads, or looks like the button: {name}.', 'Deze link zegt iets anders dan waar hij heen gaat, of lijkt op de knop: {name}.'],
  'notificationTemplate.buttons': [422, 'Buttons', 'This mail has another number of buttons.', 'Deze mail heeft een ander aantal knoppen.'],
} as const satisfies ErrorTable
