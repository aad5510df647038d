import { mails } from '#mail/mail-kind.ts'

export const selfFoundMails = mails('student', {
  selfFoundSubmitted: {
    to: 'school',
    nl: {
      subject: '{student} heeft zelf een stage gevonden',
      body: ['Hoi {firstName},', '{student} wil stage lopen bij {organization}. Bekijk het en beslis.'],
      button: 'Stage bekijken',
    },
    en: {
      subject: '{student} found an internship',
      body: ['Hi {firstName},', '{student} wants to do an internship at {organization}. Have a look and decide.'],
      button: 'See the internship',
    },
  },
  selfFoundApproved: {
    nl: {
      subject: 'Je stage bij {organization} is goedgekeurd',
      body: ['Hoi {firstName},', 'Je school vindt het goed: je kunt stage lopen bij {organization}.'],
      button: 'Naar je stage',
    },
    en: {
      subject: 'Your internship at {organization} was approved',
      body: ['Hi {firstName},', 'Your school agrees: you can do your internship at {organization}.'],
      button: 'To your internship',
    },
  },
  selfFoundSentBack: {
    nl: {
      subject: 'Vul je stage bij {organization} nog aan',
      body: [
        'Hoi {firstName},',
        'Je school heeft nog een vraag over je stage bij {organization}: {reason}',
        'Pas het aan en stuur het opnieuw in.',
      ],
      button: 'Aanpassen',
    },
    en: {
      subject: 'Complete your internship at {organization}',
      body: [
        'Hi {firstName},',
        'Your school has a question about your internship at {organization}: {reason}',
        'Correct it and hand it in again.',
      ],
      button: 'Correct it',
    },
  },
  selfFoundRefused: {
    nl: {
      subject: 'Je stage bij {organization} is niet goedgekeurd',
      body: [
        'Hoi {firstName},',
        'Je kunt geen stage lopen bij {organization}. De reden: {reason}',
        'Zoek een andere plek. Je mentor denkt met je mee.',
      ],
      button: 'Verder zoeken',
    },
    en: {
      subject: 'Your internship at {organization} was not approved',
      body: [
        'Hi {firstName},',
        'You cannot do your internship at {organization}. The reason: {reason}',
        'Look for another place. Your mentor helps you.',
      ],
      button: 'Look on',
    },
  },
  selfFoundHost: {
    to: 'host',
    nl: {
      subject: '{student} komt bij u stage lopen',
      body: [
        'Beste {firstName},',
        '{student} van {school} heeft met u een stage afgesproken bij {organization}. De school vindt dat goed.',
        'U hoeft nu niets te doen. Klopt dit niet? Neem dan contact op met {school}.',
      ],
    },
    en: {
      subject: '{student} will do an internship with you',
      body: [
        'Dear {firstName},',
        '{student} of {school} agreed on an internship with you at {organization}. The school approves of it.',
        'You need not do anything now. Is this not right? Then contact {school}.',
      ],
    },
  },
})
