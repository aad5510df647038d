import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'form.unfinished': [422, 'Not ready yet', 'The form cannot be published yet: {count} things are missing.', 'Het formulier kan nog niet gepubliceerd worden: er missen nog {count} dingen.'],
  'form.days': [422, 'Wrong days', 'The last day comes before the first one.', 'De laatste dag ligt voor de eerste dag.'],
  'form.noOrganization': [422, 'No organization', 'Choose of which organization the form is.', 'Kies van welke organisatie het formulier is.'],
} as const satisfies ErrorTable
