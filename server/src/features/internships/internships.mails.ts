import { mails } from '#mail/mail-kind.ts'

const see = { nl: 'Bekijken', en: 'Have a look' }
type Told = { subject: string; body: string[] }
/** {thing} is what it is called for them: an internship, or volunteering. */
const toPerson = (nl: Told, en: Told) => ({
  nl: { subject: nl.subject, body: ['Hoi {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Hi {firstName},', ...en.body], button: see.en },
  to: 'student' as const,
})
const toHost = (nl: Told, en: Told) => ({
  nl: { subject: nl.subject, body: ['Beste {firstName},', ...nl.body], button: see.nl },
  en: { subject: en.subject, body: ['Dear {firstName},', ...en.body], button: see.en },
  to: 'host' as const,
})
const toMentor = (nl: Told, en: Told) => ({ ...toPerson(nl, en), to: 'school' as const })

export const internshipMails = mails({
  internshipChanged: toPerson(
    {
      subject: 'Je {thing} bij {organization} is gewijzigd',
      body: ['Dit is anders geworden: {changed}.', 'Klopt het niet? Neem dan contact op met wie het wijzigde.'],
    },
    {
      subject: 'Your {thing} at {organization} was changed',
      body: ['This is different now: {changed}.', 'Is it not right? Then ask who changed it.'],
    },
  ),
  internshipChangedHost: toHost(
    {
      subject: 'De {thing} van {student} is gewijzigd',
      body: ['Dit is anders geworden: {changed}.', 'Klopt het niet? Neem dan contact op met wie het wijzigde.'],
    },
    {
      subject: 'The {thing} of {student} was changed',
      body: ['This is different now: {changed}.', 'Is it not right? Then ask who changed it.'],
    },
  ),
  internshipChangedMentor: toMentor(
    {
      subject: 'De {thing} van {student} bij {organization} is gewijzigd',
      body: ['Dit is anders geworden: {changed}.'],
    },
    {
      subject: 'The {thing} of {student} at {organization} was changed',
      body: ['This is different now: {changed}.'],
    },
  ),
  internshipStopped: toPerson(
    {
      subject: 'Je {thing} bij {organization} is gestopt',
      body: [
        'Je laatste dag is {lastDay}. De reden: {reason}',
        'Je kunt een andere plek zoeken. Vraag om hulp als dat nodig is.',
      ],
    },
    {
      subject: 'Your {thing} at {organization} was stopped',
      body: [
        'Your last day is {lastDay}. The reason: {reason}',
        'You can look for another place. Ask for help if you need it.',
      ],
    },
  ),
  internshipStoppedMentor: toMentor(
    {
      subject: 'De {thing} van {student} bij {organization} is gestopt',
      body: ['De laatste dag is {lastDay}. De reden: {reason}', '{student} staat weer bij wie nog geen plek heeft.'],
    },
    {
      subject: 'The {thing} of {student} at {organization} was stopped',
      body: ['The last day is {lastDay}. The reason: {reason}', '{student} is back among those without a place.'],
    },
  ),
  internshipStoppedHost: toHost(
    {
      subject: 'De {thing} van {student} is gestopt',
      body: ['De laatste dag is {lastDay}. De reden: {reason}', 'Dank u wel dat {student} bij u mocht komen.'],
    },
    {
      subject: 'The {thing} of {student} was stopped',
      body: ['The last day is {lastDay}. The reason: {reason}', 'Thank you for having {student}.'],
    },
  ),
  noShowReported: toPerson(
    {
      subject: 'Gemeld: je kwam niet opdagen bij {organization}',
      body: [
        'Daarom is je {thing} gestopt. Wat erbij staat: {reason}',
        'Klopt het niet, of was er iets aan de hand? Praat er snel over met wie je begeleidt.',
      ],
    },
    {
      subject: 'Reported: you did not turn up at {organization}',
      body: [
        'That is why your {thing} was stopped. What was said about it: {reason}',
        'Is it not right, or was something the matter? Talk about it soon with who guides you.',
      ],
    },
  ),
  noShowReportedMentor: toMentor(
    {
      subject: '{student} kwam niet opdagen bij {organization}',
      body: [
        'De {thing} is daarom gestopt. Wat erbij staat: {reason}',
        'Neem contact op met {student}. {student} staat weer bij wie nog geen plek heeft.',
      ],
    },
    {
      subject: '{student} did not turn up at {organization}',
      body: [
        'That is why the {thing} was stopped. What was said about it: {reason}',
        'Get in touch with {student}. {student} is back among those without a place.',
      ],
    },
  ),
  noShowReportedHost: toHost(
    {
      subject: '{student} kwam niet opdagen',
      body: [
        'De {thing} van {student} is daarom gestopt. Wat erbij staat: {reason}',
        'U hoeft niets te doen. Klopt het niet? Neem dan contact op met wie het meldde.',
      ],
    },
    {
      subject: '{student} did not turn up',
      body: [
        'That is why the {thing} of {student} was stopped. What was said about it: {reason}',
        'You need not do anything. Is it not right? Then ask who reported it.',
      ],
    },
  ),
  internshipCompleted: toPerson(
    { subject: 'Je {thing} bij {organization} is afgerond', body: ['Alle stappen zijn klaar. Goed gedaan!'] },
    { subject: 'Your {thing} at {organization} is completed', body: ['All steps are done. Well done!'] },
  ),
  internshipCompletedHost: toHost(
    { subject: 'De {thing} van {student} is afgerond', body: ['Alle stappen zijn klaar. Dank u wel voor uw hulp.'] },
    { subject: 'The {thing} of {student} is completed', body: ['All steps are done. Thank you for your help.'] },
  ),
  internshipExtended: toPerson(
    { subject: 'Je {thing} bij {organization} duurt langer', body: ['De laatste dag is nu {lastDay}.'] },
    { subject: 'Your {thing} at {organization} lasts longer', body: ['The last day is now {lastDay}.'] },
  ),
  internshipExtendedHost: toHost(
    { subject: 'De {thing} van {student} duurt langer', body: ['De laatste dag is nu {lastDay}.'] },
    { subject: 'The {thing} of {student} lasts longer', body: ['The last day is now {lastDay}.'] },
  ),
  internshipReady: toPerson(
    { subject: 'Je {thing} bij {organization} kan beginnen', body: ['Alles is geregeld. De eerste dag: {firstDay}.'] },
    { subject: 'Your {thing} at {organization} can begin', body: ['All is settled. The first day: {firstDay}.'] },
  ),
  internshipReadyHost: toHost(
    { subject: 'De {thing} van {student} kan beginnen', body: ['Alles is geregeld. De eerste dag: {firstDay}.'] },
    { subject: 'The {thing} of {student} can begin', body: ['All is settled. The first day: {firstDay}.'] },
  ),
  internshipReopened: toPerson(
    { subject: 'Je {thing} bij {organization} gaat weer door', body: ['Kijk wat je volgende stap is.'] },
    { subject: 'Your {thing} at {organization} goes on again', body: ['Look what your next step is.'] },
  ),
  internshipReopenedHost: toHost(
    { subject: 'De {thing} van {student} gaat weer door', body: ['U leest hier hoe het er nu voor staat.'] },
    { subject: 'The {thing} of {student} goes on again', body: ['Here you read how things are now.'] },
  ),
  phaseReturned: toPerson(
    {
      subject: 'Vul aan: {phase}',
      body: ['Er ontbreekt nog iets bij {phase}: {reason}', 'Pas het aan en lever het opnieuw in.'],
    },
    {
      subject: 'Complete this: {phase}',
      body: ['Something is missing at {phase}: {reason}', 'Correct it and hand it in again.'],
    },
  ),
  phaseReturnedHost: toHost(
    {
      subject: 'Vul aan: {phase} van {student}',
      body: ['Er ontbreekt nog iets bij {phase} van {student}: {reason}', 'Wilt u het aanpassen en opnieuw inleveren?'],
    },
    {
      subject: 'Complete this: {phase} of {student}',
      body: ['Something is missing at {phase} of {student}: {reason}', 'Please correct it and hand it in again.'],
    },
  ),
  stopAsked: {
    ...toMentor(
      {
        subject: 'Vraag om de {thing} van {student} te stoppen',
        body: ['{asker} vraagt om te stoppen bij {organization}: {reason}', 'Praat met elkaar en beslis.'],
      },
      {
        subject: 'A question to stop the {thing} of {student}',
        body: ['{asker} asks to stop at {organization}: {reason}', 'Talk about it and decide.'],
      },
    ),
    formal: {
      subject: 'Vraag om de {thing} van {student} te stoppen',
      body: [
        'Beste {firstName},',
        '{asker} vraagt om te stoppen bij {organization}: {reason}',
        'Praat met elkaar en beslis.',
      ],
    },
  },
})
export type InternshipMail = keyof typeof internshipMails
