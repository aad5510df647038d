import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'webhook.address': [422, 'Not an address for messages', 'Give an address that begins with https:// and that everybody on the internet can reach, without a port or password.', 'Geef een adres dat met https:// begint en dat vanaf internet te bereiken is, zonder poort of wachtwoord.'],
  'webhook.areas': [422, 'Not for this organization', 'An organization of this kind cannot hear about this.', 'Een organisatie van deze soort kan hier niets over horen.'],
  'webhook.tooMany': [409, 'Too many webhooks', 'An organization has at most ten webhooks. Remove one that is not used any more.', 'Een organisatie heeft hooguit tien webhooks. Verwijder er een die niet meer wordt gebruikt.'],
  'webhook.organization': [409, 'Organization is not active', 'Only an organization that is approved can have webhooks.', 'Alleen een goedgekeurde organisatie kan webhooks hebben.'],
  'webhook.quiet': [409, 'Webhook sends nothing', 'This webhook is paused or switched off. Let it go on first.', 'Deze webhook is gepauzeerd of uitgezet. Laat hem eerst weer verdergaan.'],
  'webhook.underWay': [409, 'Message is under way', 'This message is still being sent.', 'Dit bericht wordt nog verstuurd.'],
} as const satisfies ErrorTable
