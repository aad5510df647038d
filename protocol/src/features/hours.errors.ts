import type { ErrorTable } from '#protocol/errors/error-table.ts'

// biome-ignore format: one line a code, so that it reads as a table
export const errors = {
  'hours.future': [422, 'In the future', 'This day is still to come.', 'Deze dag moet nog komen.'],
  'hours.outside': [422, 'Outside the internship', 'Choose a day between {first} and {last}: then your internship is.', 'Kies een dag tussen {first} en {last}: dan is je stage.'],
  'hours.before': [422, 'Before the internship', 'Your internship begins on {first}. Choose that day or a later one.', 'Je stage begint op {first}. Kies die dag of een latere.'],
  'hours.unsigned': [422, 'Before the contract', 'Your contract was signed on {signed}. Hours count from that day on.', 'Je contract is getekend op {signed}. Vanaf die dag tellen je uren.'],
  'hours.howLong': [422, 'How long?', 'Fill in from when to when, or how many hours it was.', 'Vul in van hoe laat tot hoe laat, of hoeveel uur het was.'],
  'hours.breakTooLong': [422, 'Break too long', 'The break is as long as the day. Make it shorter.', 'De pauze duurt even lang als de dag. Maak de pauze korter.'],
  'hours.endsFirst': [422, 'Ends before it begins', 'This is before the beginning. Did you go on after midnight? Then fill it in tomorrow.', 'Dit is eerder dan het begin. Ging je door tot na middernacht? Vul het dan morgen in.'],
  'hours.overlap': [422, 'Twice at the same time', 'You already logged something from {from} to {to} on this day.', 'Je hebt op deze dag al iets ingevuld van {from} tot {to}.'],
  'hours.dayFull': [422, 'More than a day', 'With this you come to more than 24 hours on one day.', 'Hiermee kom je op meer dan 24 uur op één dag.'],
  'hours.notNow': [409, 'Not now', 'You can log hours while your internship is under way.', 'Je kunt uren invullen zolang je stage loopt.'],
  'hours.nothingToSend': [409, 'Nothing to send', 'There are no hours to send: they were sent or changed already.', 'Er zijn geen uren om te versturen: ze zijn al verstuurd of veranderd.'],
  'hours.nothingWaits': [409, 'Nothing waits', 'These hours do not wait for an answer any more.', 'Deze uren wachten niet meer op antwoord.'],
  'hours.nothingClosed': [409, 'Nothing is closed', 'These hours are open already.', 'Deze uren staan al open.'],
  'hours.needsSchool': [409, 'The school decides', 'These hours do not keep the rules for young people. The school decides about them.', 'Deze uren passen niet bij de regels voor jongeren. De school beslist erover.'],
  'hours.whyInstead': [422, 'Why?', 'Say why you answer in place of the host.', 'Schrijf op waarom je dit namens de stageplek doet.'],
  'hours.askedToday': [409, 'Asked already', 'The host got a mail about these hours today. You can remind them again tomorrow.', 'De stageplek kreeg vandaag al een mail over deze uren. Morgen kun je weer herinneren.'],
  'hours.noContact': [409, 'Nobody to mail', 'We do not know an e-mail address of the host. The school can fill it in.', 'We kennen geen e-mailadres van de stageplek. De school kan dat invullen.'],
  'hourLink.unknown': [404, 'Unknown link', 'This link or code does not exist.', 'Deze link of code bestaat niet.'],
  'hourLink.expired': [410, 'Link is over', 'This link or code works no longer.', 'Deze link of code werkt niet meer.'],
  'hourLink.ended': [410, 'Link taken back', 'The school took this link back.', 'De school heeft deze link ingetrokken.'],
  'hourLink.passedOn': [410, 'Passed on', 'Somebody else at the host looks at these hours now.', 'Iemand anders bij de stageplek bekijkt deze uren nu.'],
  'hourLink.over': [410, 'Internship is over', 'This internship is over. Its hours cannot be changed any more.', 'Deze stage is voorbij. De uren kunnen niet meer veranderen.'],
  'hourLink.own': [403, 'Not your own', 'Nobody confirms their own hours. Let your supervisor open this.', 'Niemand geeft akkoord op eigen uren. Laat je begeleider dit openen.'],
} as const satisfies ErrorTable
