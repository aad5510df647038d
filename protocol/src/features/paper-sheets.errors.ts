import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'paper.backwards': [422, 'Last day before the first', 'The last day is before the first day.', 'De laatste dag ligt voor de eerste dag.'],
  'paper.tooMany': [422, 'More than the days have', 'These days have {most} hours in all. Look at the number or the days again.', 'Deze dagen hebben samen {most} uur. Kijk het aantal of de dagen nog eens na.'],
  'paper.twice': [422, 'Entered already', 'A sheet from {first} to {last} counts already. Take that one back first.', 'Er telt al een blad mee van {first} tot en met {last}. Neem dat eerst terug.'],
  'paper.daysThere': [422, 'Days are there already', 'Days between {first} and {last} were logged here already. Choose other days.', 'Tussen {first} en {last} zijn al dagen op de site ingevuld. Kies andere dagen.'],
  'hours.onPaper': [422, 'Counts from paper', 'This day counts already from a sheet of paper.', 'Deze dag telt al mee van een papieren urenbriefje.'],
} as const satisfies ErrorTable
