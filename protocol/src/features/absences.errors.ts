import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'absence.beforeStart': [422, 'Before the internship', 'The internship begins on {from}. Choose a later day.', 'De stage begint op {from}. Kies een latere dag.'],
  'absence.afterEnd': [422, 'After the internship', 'The last day of the internship is {until}. Choose an earlier day.', 'De laatste dag van de stage is {until}. Kies een eerdere dag.'],
  'absence.overlap': [422, 'Reported already', 'These days were reported already.', 'Deze dagen zijn al gemeld.'],
  'absence.tooLongAgo': [422, 'Too long ago', 'This day is more than {days} days ago. Ask school to note it down.', 'Deze dag is meer dan {days} dagen geleden. Vraag school om het te noteren.'],
  'absence.tooFar': [422, 'Too far ahead', 'This day is more than a year away.', 'Deze dag is meer dan een jaar weg.'],
  'absence.untilWhen': [422, 'Until when?', 'Say what the last day is. Only who is ill may leave it open.', 'Vul de laatste dag in. Alleen wie ziek is, mag die open laten.'],
  'absence.noIllness': [422, 'Not written down', 'Leave this empty: what somebody is ill with is not written down.', 'Laat dit leeg: wat iemand heeft, schrijven we niet op.'],
  'absence.notOver': [422, 'Not in it', 'Choose a day of the absence, today at the latest.', 'Kies een dag van de afwezigheid, uiterlijk vandaag.'],
} as const satisfies ErrorTable
