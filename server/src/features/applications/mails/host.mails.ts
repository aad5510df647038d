import { mails } from '#mail/mail-kind.ts'

const answers = { nl: ['Aannemen', 'Afwijzen', 'Kennismaken'], en: ['Accept', 'Decline', 'Propose a talk'] }

/** To the host, who is addressed with u. */
export const hostMails = mails('host', {
  applicationReceived: {
    keeps: 1,
    nl: {
      subject: '{student} wil graag bij {organization} komen',
      body: [
        'Beste {firstName},',
        '{student} heeft zich aangemeld voor “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Wilt u uiterlijk {expires} antwoorden? Dat kan meteen, zonder account. U ziet eerst de aanmelding; er gebeurt pas iets als u uw keuze bevestigt.',
      ],
      buttons: answers.nl,
    },
    en: {
      subject: '{student} would like to come to {organization}',
      body: [
        'Dear {firstName},',
        '{student} applied for “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Would you answer by {expires} at the latest? You can do so at once, without an account. You see the application first; nothing happens until you confirm your choice.',
      ],
      buttons: answers.en,
    },
  },
  applicationReminder: {
    keeps: 1,
    nl: {
      subject: 'Herinnering: {student} wacht op uw antwoord',
      body: [
        'Beste {firstName},',
        '{student} heeft zich aangemeld voor “{vacancy}” en wacht nog op uw antwoord.',
        '{about}',
        '{motivation}',
        'Op {expires} vervalt de aanmelding. Hebt u meer tijd nodig? Dan kunt u één keer verlengen.',
      ],
      buttons: answers.nl,
    },
    en: {
      subject: 'Reminder: {student} is waiting for your answer',
      body: [
        'Dear {firstName},',
        '{student} applied for “{vacancy}” and is still waiting for your answer.',
        '{about}',
        '{motivation}',
        'The application lapses on {expires}. Do you need more time? Then you can extend it once.',
      ],
      buttons: answers.en,
    },
  },
  applicationLink: {
    keeps: 1,
    nl: {
      subject: 'Een nieuwe link voor de aanmelding van {student}',
      body: [
        'Beste {firstName},',
        'Met deze link opent u de aanmelding van {student} voor “{vacancy}”. Een account is niet nodig.',
        '{inLine}',
        'Hebt u niet om een nieuwe link gevraagd? Dan deed een collega dat met een eerdere mail.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'A new link for the application of {student}',
      body: [
        'Dear {firstName},',
        'With this link you open the application of {student} for “{vacancy}”. You need no account.',
        '{inLine}',
        'Did you not ask for a new link? Then a colleague did, with an earlier mail.',
      ],
      button: 'See the application',
    },
  },
  applicationTransferred: {
    keeps: 1,
    nl: {
      subject: 'Aan u doorgegeven: een aanmelding van {student}',
      body: [
        'Beste {firstName},',
        'Een collega bij {organization} vraagt u om deze aanmelding te beantwoorden. {student} wil graag komen voor “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Wilt u uiterlijk {expires} antwoorden? Dat kan meteen, zonder account.',
      ],
      buttons: answers.nl,
    },
    en: {
      subject: 'Passed on to you: an application of {student}',
      body: [
        'Dear {firstName},',
        'A colleague at {organization} asks you to answer this application. {student} would like to come for “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Would you answer by {expires} at the latest? You can do so at once, without an account.',
      ],
      buttons: answers.en,
    },
  },
  applicationTalkComes: {
    nl: {
      subject: '{student} komt kennismaken',
      body: ['Beste {firstName},', '{student} komt kennismaken over “{vacancy}”: {talk}.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{student} comes to meet you',
      body: ['Dear {firstName},', '{student} comes to talk about “{vacancy}”: {talk}.'],
      button: 'See the application',
    },
  },
  applicationTalkOther: {
    nl: {
      subject: '{student} vraagt om een ander moment',
      body: [
        'Beste {firstName},',
        '{student} kan niet komen kennismaken over “{vacancy}” op {talk}, en schrijft:',
        '“{wish}”',
        'Wilt u een ander moment voorstellen?',
      ],
      button: 'Ander moment voorstellen',
    },
    en: {
      subject: '{student} asks for another moment',
      body: [
        'Dear {firstName},',
        '{student} cannot come to talk about “{vacancy}” on {talk}, and writes:',
        '“{wish}”',
        'Would you propose another moment?',
      ],
      button: 'Propose another moment',
    },
  },
  applicationAcceptedHost: {
    nl: {
      subject: '{student} komt bij {organization}',
      body: [
        'Beste {firstName},',
        '{student} komt bij u voor “{vacancy}”. Fijn dat u deze plek biedt.',
        'U bereikt {student} via {reach}.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{student} is coming to {organization}',
      body: [
        'Dear {firstName},',
        '{student} is coming to you for “{vacancy}”. Thank you for offering this place.',
        'You can reach {student} at {reach}.',
      ],
      button: 'See the application',
    },
  },
  applicationOfferedHost: {
    nl: {
      subject: 'Een vrijgekomen plek is aangeboden aan {student}',
      body: [
        'Beste {firstName},',
        'Voor “{vacancy}” kwam een plek vrij. Die is aangeboden aan {student}, als eerste op de wachtlijst.',
        '{student} heeft tot {expires} om ja te zeggen. U krijgt bericht en hoeft niets te doen.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'A place that came free was offered to {student}',
      body: [
        'Dear {firstName},',
        'A place came free for “{vacancy}”. It was offered to {student}, the first on the waiting list.',
        '{student} has until {expires} to say yes. You hear about it and need not do anything.',
      ],
      button: 'See the application',
    },
  },
  applicationWithdrawnHost: {
    nl: {
      subject: '{student} komt niet',
      body: [
        'Beste {firstName},',
        '{student} heeft de aanmelding voor “{vacancy}” ingetrokken, of heeft ergens anders een plek gevonden. U hoeft niets te doen.',
        '{cancelled}',
      ],
    },
    en: {
      subject: '{student} is not coming',
      body: [
        'Dear {firstName},',
        '{student} withdrew the application for “{vacancy}”, or found a place somewhere else. You need not do anything.',
        '{cancelled}',
      ],
    },
  },
  applicationExpiredHost: {
    nl: {
      subject: 'De aanmelding van {student} is vervallen',
      body: [
        'Beste {firstName},',
        'Op de aanmelding van {student} voor “{vacancy}” is geen antwoord gekomen. Daarom is die vervallen. Is de plek niet meer beschikbaar? Pauzeer of sluit dan de vacature.',
      ],
    },
    en: {
      subject: 'The application of {student} has lapsed',
      body: [
        'Dear {firstName},',
        'Nobody answered the application of {student} for “{vacancy}”, so it has lapsed. Is the place no longer available? Then pause or close the vacancy.',
      ],
    },
  },
})
