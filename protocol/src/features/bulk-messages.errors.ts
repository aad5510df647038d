import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'bulkMessage.nobody': [422, 'Nobody to write to', 'Nobody is left to send this to. Choose others.', 'Er blijft niemand over om dit aan te sturen. Kies anderen.'],
  'bulkMessage.tooMany': [422, 'Too many people', 'At most {max} people at a time. Choose fewer.', 'Hooguit {max} mensen tegelijk. Kies er minder.'],
  'bulkMessage.otherNumber': [409, 'Others by now', 'By now it would go to {count} people. Have another look and send it again.', 'Het zou nu naar {count} mensen gaan. Kijk het nog eens na en verstuur opnieuw.'],
  'bulkMessage.unknownVariable': [422, 'Unknown variable', '{name} is no variable. Choose one from the list.', '{name} is geen variabele. Kies er een uit de lijst.'],
  'bulkMessage.halfEnglish': [422, 'Half in English', 'Write both the subject and the text in English, or neither.', 'Schrijf het onderwerp en de tekst allebei in het Engels, of geen van beide.'],
  'bulkMessage.past': [422, 'In the past', 'Choose a moment that is still to come.', 'Kies een moment dat nog moet komen.'],
  'bulkMessage.notThem': [422, 'Not these people', 'You cannot write to these people.', 'Aan deze mensen kun je niet schrijven.'],
  'bulkMessage.allReached': [409, 'Everybody has it', 'It reached everybody.', 'Het heeft iedereen bereikt.'],
} as const satisfies ErrorTable
