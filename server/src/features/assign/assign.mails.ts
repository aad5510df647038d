import { mails } from '#mail/mail-kind.ts'

export const assignMails = mails('student', {
  placeAssigned: {
    nl: {
      subject: 'Je hebt een stageplek: {title}',
      body: [
        'Hoi {firstName},',
        'Je school heeft een plek voor je: {title} bij {organization}.',
        'Kijk wat je nu moet doen.',
      ],
      button: 'Bekijk je stage',
    },
    en: {
      subject: 'You have a place: {title}',
      body: ['Hi {firstName},', 'Your school has a place for you: {title} at {organization}.', 'See what to do next.'],
      button: 'See your internship',
    },
  },
  studentAssigned: {
    to: 'school',
    nl: {
      subject: '{student} heeft een stageplek: {title}',
      body: ['Hoi {firstName},', '{student} heeft een plek gekregen: {title} bij {organization}.'],
      button: 'Bekijk de stage',
    },
    en: {
      subject: '{student} has a place: {title}',
      body: ['Hi {firstName},', '{student} was given a place: {title} at {organization}.'],
      button: 'See the internship',
    },
  },
  traineeAssigned: {
    to: 'host',
    nl: {
      subject: '{student} komt bij u op stage',
      body: [
        'Beste {firstName},',
        '{student} heeft van school de plek {title} gekregen.',
        'In uw overzicht ziet u wie het is en wanneer het begint.',
      ],
      button: 'Bekijk de stage',
    },
    en: {
      subject: '{student} is coming to you for an internship',
      body: [
        'Dear {firstName},',
        'The school has given {student} the place {title}.',
        'Your overview shows who it is and when it begins.',
      ],
      button: 'See the internship',
    },
  },
})
