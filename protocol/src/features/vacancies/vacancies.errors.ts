import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'vacancy.hostNotApproved': [409, 'Organization not approved', 'This is possible once the organization has been approved.', 'Dit kan zodra de organisatie is goedgekeurd.'],
  'vacancy.longAgo': [409, 'Closed long ago', 'This was closed more than a year ago. Renew it instead.', 'Dit is meer dan een jaar geleden gesloten. Verleng de vacature.'],
  'vacancy.placesTaken': [422, 'Places taken', '{count} places are taken already. Enter {count} or more.', 'Er zijn al {count} plekken bezet. Vul {count} of meer in.'],
  'vacancy.ages': [422, 'Ages in the wrong order', 'The highest age must not be below the lowest.', 'De hoogste leeftijd mag niet onder de laagste liggen.'],
  'vacancy.hours': [422, 'No hours', 'Enter the hours in total or per week.', 'Vul de uren in totaal of per week in.'],
  'vacancy.hoursPerWeek': [422, 'More per week than in total', 'There cannot be more hours per week than in total.', 'Per week kunnen het niet meer uren zijn dan in totaal.'],
  'vacancy.past': [422, 'Over already', 'This day is over. Choose a later one.', 'Deze dag is al voorbij. Kies een latere.'],
  'vacancy.body': [422, 'Text not valid', 'This text holds something that cannot stand here.', 'In deze tekst staat iets wat hier niet kan.'],
} as const satisfies ErrorTable
