import { mails } from '#mail/mail-kind.ts'

const see = { nl: 'Bekijken', en: 'Have a look' }
type Told = { subject: string; body: string[] }
const toStudent = (nl: Told, en: Told) => ({
  nl: { subject: nl.subject, body: ['Hoi {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Hi {firstName},', ...en.body], button: see.en },
  to: 'student' as const,
})
const toHost = (nl: Told, en: Told) => ({
  nl: { subject: nl.subject, body: ['Beste {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Dear {firstName},', ...en.body], button: see.en },
  to: 'host' as const,
})

/** {how} is what the visitor does: comes, calls. {where} is the address or how one joins. */
export const visitMails = mails({
  visitPlanned: toStudent(
    {
      subject: '{visitor} {how} op {when}',
      body: [
        '{visitor} van {school} {how}. Het gaat over je stage bij {organization}.',
        'Wanneer: {when}, ongeveer {minutes} minuten. {where}',
        'Kan het dan niet? Laat het {visitor} weten: {visitorEmail}.',
      ],
    },
    {
      subject: '{visitor} {how} on {when}',
      body: [
        '{visitor} of {school} {how}. It is about your internship at {organization}.',
        'When: {when}, about {minutes} minutes. {where}',
        'Does it not suit you? Tell {visitor}: {visitorEmail}.',
      ],
    },
  ),
  visitPlannedHost: toHost(
    {
      subject: '{visitor} van {school} {how} op {when}',
      body: [
        'Het gaat over de stage van {student}.',
        'Wanneer: {when}, ongeveer {minutes} minuten. {where}',
        'Komt het niet uit? Laat het {visitor} weten: {visitorEmail}. U hoeft verder niets te doen.',
      ],
    },
    {
      subject: '{visitor} of {school} {how} on {when}',
      body: [
        'It is about the internship of {student}.',
        'When: {when}, about {minutes} minutes. {where}',
        'Does it not suit you? Tell {visitor}: {visitorEmail}. There is nothing else to do.',
      ],
    },
  ),
  visitMoved: toStudent(
    {
      subject: 'Veranderd: {visitor} {how} op {when}',
      body: [
        'De afspraak met {visitor} is veranderd. Zo is het nu: {when}, ongeveer {minutes} minuten. {where}',
        'Kan het dan niet? Laat het {visitor} weten: {visitorEmail}.',
      ],
    },
    {
      subject: 'Changed: {visitor} {how} on {when}',
      body: [
        'The appointment with {visitor} was changed. It is now: {when}, about {minutes} minutes. {where}',
        'Does it not suit you? Tell {visitor}: {visitorEmail}.',
      ],
    },
  ),
  visitMovedHost: toHost(
    {
      subject: 'Veranderd: {visitor} {how} op {when}',
      body: [
        'De afspraak over de stage van {student} is veranderd. Zo is het nu: {when}, ongeveer {minutes} minuten. {where}',
        'Komt het niet uit? Laat het {visitor} weten: {visitorEmail}.',
      ],
    },
    {
      subject: 'Changed: {visitor} {how} on {when}',
      body: [
        'The appointment about the internship of {student} was changed. It is now: {when}, about {minutes} minutes. {where}',
        'Does it not suit you? Tell {visitor}: {visitorEmail}.',
      ],
    },
  ),
  visitCancelled: toStudent(
    {
      subject: 'Gaat niet door: de afspraak met {visitor}',
      body: ['De afspraak van {when} bij {organization} gaat niet door. {reason}'],
    },
    {
      subject: 'Called off: the appointment with {visitor}',
      body: ['The appointment on {when} at {organization} is called off. {reason}'],
    },
  ),
  visitCancelledHost: toHost(
    {
      subject: 'Gaat niet door: de afspraak met {visitor} van {school}',
      body: ['De afspraak van {when} over de stage van {student} gaat niet door. {reason}'],
    },
    {
      subject: 'Called off: the appointment with {visitor} of {school}',
      body: ['The appointment on {when} about the internship of {student} is called off. {reason}'],
    },
  ),
})
export type VisitMail = keyof typeof visitMails
