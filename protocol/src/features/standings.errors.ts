import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'turn.remindedToday': [409, 'Reminded today', 'They were reminded today. Try again tomorrow.', 'Er is vandaag al herinnerd. Probeer het morgen weer.'],
  'turn.nobodyToRemind': [409, 'Nobody to remind', 'Nobody has to do anything now.', 'Niemand hoeft nu iets te doen.'],
  'turn.yourOwn': [409, 'Your own turn', 'It is your own turn.', 'Je bent zelf aan zet.'],
  'turn.noAccount': [409, 'Nobody to reach', 'Whoever is up has no account here. Call or mail them.', 'Wie aan zet is heeft hier geen account. Bel of mail.'],
} as const satisfies ErrorTable
