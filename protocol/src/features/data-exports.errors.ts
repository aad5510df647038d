import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'dataExport.busy': [409, 'Still busy', 'Wait until your earlier files are ready, or stop one of them.', 'Wacht tot je eerdere bestanden klaar zijn, of stop er een.'],
  'dataExport.range': [416, 'Beyond the end', 'The file is not that long.', 'Zo lang is het bestand niet.'],
} as const satisfies ErrorTable
