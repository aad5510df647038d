import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'import.noFile': [422, 'No file', 'Choose a file first.', 'Kies eerst een bestand.'],
  'import.tooLarge': [413, 'File too large', 'The file is larger than 10 MB.', 'Het bestand is groter dan 10 MB.'],
  'import.pattern': [422, 'Pattern not valid', 'Write an address with {nummer} in it, such as {nummer}@school.nl.', 'Schrijf een adres met {nummer} erin, zoals {nummer}@school.nl.'],
  'import.fieldTwice': [422, 'Column not possible', 'Two columns hold the same, or one that is not known: {name}.', 'Twee kolommen staan op hetzelfde, of op iets onbekends: {name}.'],
  'import.fieldMissing': [422, 'Column missing', 'Say which column holds this: {name}.', 'Kies welke kolom dit bevat: {name}.'],
  'import.choice': [422, 'Choice does not fit', 'This choice does not fit these rows.', 'Deze keuze past niet bij deze rijen.'],
  'import.undecided': [409, 'Decisions missing', '{count} rows still wait for a decision.', '{count} rijen wachten nog op een keuze.'],
  'import.departing': [422, 'Many people leave', 'More than a fifth leaves. Type {count} to confirm.', 'Meer dan een vijfde gaat weg. Typ {count} om te bevestigen.'],
  'import.answersLost': [409, 'Answers would be lost', 'You chose or repaired {count} times already. With other columns that is lost.', 'Je koos of herstelde al {count} keer iets. Met andere kolommen vervalt dat.'],
  'import.pupilAddress': [422, 'Address of a student', 'This is the address of a student in this file. Use the address of the mentor.', 'Dit is het adres van een leerling in dit bestand. Vul het adres van de mentor in.'],
  'import.mentorAddress': [409, 'Address of somebody else', 'The address of {name} ({email}) belongs to somebody else. Change it at the mentors first.', 'Het adres van {name} ({email}) is van iemand anders. Verander het eerst bij de mentoren.'],
  'import.tooLate': [409, 'Too late to undo', 'An import can be undone for {days} days.', 'Een import kun je {days} dagen lang ongedaan maken.'],
} as const satisfies ErrorTable
