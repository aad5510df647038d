import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  emailTaken: [422, 'E-mail taken', 'This email address is in use already.', 'Dit e-mailadres is al in gebruik.'],
  'role.unfit': [422, 'Role does not fit', 'This role does not exist in an organization of this type.', 'Deze rol bestaat niet in een organisatie van dit type.'],
  'role.lastAdmin': [409, 'Last administrator', 'An organization keeps at least one administrator. Make somebody else administrator first.', 'Een organisatie houdt minstens één beheerder. Maak eerst iemand anders beheerder.'],
  'user.self': [403, 'One’s own account', 'Another administrator decides about one’s own account.', 'Over het eigen account beslist een andere beheerder.'],
  'user.stillNeeded': [409, 'Still needed', 'This person has {internships} open internships and looks after {students} students. Give a reason to archive them all the same.', 'Deze persoon heeft {internships} open stages en begeleidt {students} leerlingen. Geef een reden om toch te archiveren.'],
  'user.invitedAlready': [409, 'Invited already', 'This person was invited already. Send the invitation again instead.', 'Deze persoon is al uitgenodigd. Stuur de uitnodiging opnieuw.'],
  'user.invitationWaits': [409, 'Invitation waits', 'The invitation waits for its turn and goes out by itself.', 'De uitnodiging wacht op haar beurt en gaat vanzelf uit.'],
  'offer.expired': [409, 'Offer has run out', 'This request has run out. Ask the administrator to send a new one.', 'Deze vraag is verlopen. Vraag de beheerder om een nieuwe.'],
} as const satisfies ErrorTable
