import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'selfFound.notAllowed': [422, 'Not in this period', 'In this period you cannot report a place of your own.', 'In deze periode kun je geen eigen stage melden.'],
  'selfFound.outsidePeriod': [422, 'Outside the period', 'Choose a day from {from} to {until}.', 'Kies een dag van {from} tot en met {until}.'],
  'selfFound.waiting': [409, 'Reported already', 'A report for this period is waiting already. Change that one.', 'Er staat al een melding open voor deze periode. Pas die aan.'],
  'selfFound.placed': [409, 'Has a place already', 'This student has another place in this period by now. Look at it again first.', 'Deze leerling heeft in deze periode inmiddels een andere plek. Kijk er eerst nog eens naar.'],
  'selfFound.maybeKnown': [409, 'Maybe known already', 'This may be an organization that takes part already. Choose which one it is, or say that it is a new one.', 'Dit is misschien een organisatie die al meedoet. Kies welke het is, of zeg dat het een nieuwe is.'],
  'selfFound.twice': [409, 'Internship known already', 'There is an internship at this organization in this period already.', 'Er is in deze periode al een stage bij deze organisatie.'],
} as const satisfies ErrorTable
