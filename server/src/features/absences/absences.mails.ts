import { mails } from '#mail/mail-kind.ts'

/** Why somebody is away is in no mail: mails are read by others and kept for ever. */
const see = { nl: 'Bekijken', en: 'Have a look' }
type Text = { subject: string; body: string[] }
const toPerson = (nl: Text, en: Text) => ({
  nl: { subject: nl.subject, body: ['Hoi {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Hi {firstName},', ...en.body], button: see.en },
  to: 'school' as const,
})
const toHost = (nl: Text, en: Text) => ({
  nl: { subject: nl.subject, body: ['Beste {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Dear {firstName},', ...en.body], button: see.en },
  to: 'host' as const,
})

const toStudent = (nl: Text, en: Text) => ({ ...toPerson(nl, en), to: 'student' as const })

export const absenceMails = mails({
  absenceReported: toPerson(
    {
      subject: '{student} is er niet: {days}',
      body: ['{student} komt niet bij {organization}: {days}.', '{organization} heeft dit bericht ook gekregen.'],
    },
    {
      subject: '{student} is away: {days}',
      body: ['{student} does not come to {organization}: {days}.', '{organization} got this message too.'],
    },
  ),
  absenceReportedHost: toHost(
    {
      subject: '{student} is er niet: {days}',
      body: ['{student} komt niet: {days}.', 'Ook de school weet het. U hoeft niets te doen.'],
    },
    {
      subject: '{student} is away: {days}',
      body: ['{student} does not come: {days}.', 'The school knows it too. You need not do anything.'],
    },
  ),
  absenceEnded: toPerson(
    { subject: '{student} komt weer', body: ['{student} komt weer bij {organization}. Niet gekomen: {days}.'] },
    { subject: '{student} comes again', body: ['{student} comes to {organization} again. Was away: {days}.'] },
  ),
  absenceEndedHost: toHost(
    { subject: '{student} komt weer', body: ['{student} komt weer. Niet gekomen: {days}.'] },
    { subject: '{student} comes again', body: ['{student} comes again. Was away: {days}.'] },
  ),
  absenceCancelled: toPerson(
    {
      subject: '{student} komt toch: {days}',
      body: ['Er stond dat {student} er niet was: {days}. Dat klopt niet meer.'],
    },
    {
      subject: '{student} comes after all: {days}',
      body: ['It said that {student} was away: {days}. That is no longer so.'],
    },
  ),
  absenceCancelledHost: toHost(
    {
      subject: '{student} komt toch: {days}',
      body: ['Wij schreven u dat {student} niet komt: {days}. Dat klopt niet meer.'],
    },
    {
      subject: '{student} comes after all: {days}',
      body: ['We wrote to you that {student} does not come: {days}. That is no longer so.'],
    },
  ),
  ownAbsence: toStudent(
    {
      subject: 'Je bent afwezig gemeld bij {organization}',
      body: ['Iemand anders gaf dit voor je door: {days}.', 'Klopt het niet? Zeg het dan meteen.'],
    },
    {
      subject: 'You were reported away at {organization}',
      body: ['Somebody else noted this for you: {days}.', 'Is it not right? Say so at once.'],
    },
  ),
  ownAbsenceCancelled: toStudent(
    {
      subject: 'Je bent niet meer afwezig gemeld bij {organization}',
      body: ['Iemand anders haalde dit voor je weg: {days}.', 'Klopt het niet? Zeg het dan meteen.'],
    },
    {
      subject: 'You are no longer reported away at {organization}',
      body: ['Somebody else took this away for you: {days}.', 'Is it not right? Say so at once.'],
    },
  ),
})
