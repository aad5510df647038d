import { mails } from '#mail/mail-kind.ts'

/** To the student, who is addressed with je. */
export const studentMails = mails('student', {
  applicationSent: {
    nl: {
      subject: 'Je aanmelding voor “{vacancy}” is verstuurd',
      body: [
        'Hoi {firstName},',
        'Je aanmelding voor “{vacancy}” is bij {organization}. Je krijgt uiterlijk {answerBy} antwoord: in je mail en op je dashboard.',
        '{motivation}',
        'Bedenk je je? Je kunt de aanmelding altijd intrekken.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'Your application for “{vacancy}” was sent',
      body: [
        'Hi {firstName},',
        'Your application for “{vacancy}” is with {organization}. You get an answer by {answerBy}: in your mail and on your dashboard.',
        '{motivation}',
        'Changed your mind? You can always withdraw the application.',
      ],
      button: 'See the application',
    },
  },
  applicationSentToSchool: {
    nl: {
      subject: 'Je aanmelding voor “{vacancy}” is verstuurd',
      body: [
        'Hoi {firstName},',
        'Je school kijkt eerst naar je aanmelding voor “{vacancy}”. Daarna gaat hij naar {organization}. Je hoort het als dat zover is.',
        '{motivation}',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'Your application for “{vacancy}” was sent',
      body: [
        'Hi {firstName},',
        'Your school looks at your application for “{vacancy}” first. Then it goes to {organization}. You hear when it does.',
        '{motivation}',
      ],
      button: 'See the application',
    },
  },
  applicationForwarded: {
    nl: {
      subject: 'Je aanmelding is doorgestuurd naar {organization}',
      body: ['Hoi {firstName},', 'Je school vindt je aanmelding voor “{vacancy}” goed. {organization} heeft hem nu.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'Your application was passed on to {organization}',
      body: ['Hi {firstName},', 'Your school agrees with your application for “{vacancy}”. {organization} has it now.'],
      button: 'See the application',
    },
  },
  applicationRefused: {
    nl: {
      subject: 'Je school heeft een vraag bij je aanmelding',
      body: [
        'Hoi {firstName},',
        'Je school is het niet eens met je aanmelding voor “{vacancy}” bij {organization}. De reden: {reason}',
        'Praat erover met je mentor, en kijk verder in de stagebank.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'Your school does not agree with your application',
      body: [
        'Hi {firstName},',
        'Your school does not agree with your application for “{vacancy}” at {organization}. The reason: {reason}',
        'Talk about it with your mentor, and look further.',
      ],
      button: 'See the application',
    },
  },
  applicationTalk: {
    nl: {
      subject: '{organization} wil kennismaken',
      body: [
        'Hoi {firstName},',
        '{organization} wil met je praten over “{vacancy}”: {talk}, {place}.',
        '{note}',
        '{cannot}',
      ],
      button: 'Afspraak bekijken',
    },
    en: {
      subject: '{organization} wants to meet you',
      body: [
        'Hi {firstName},',
        '{organization} wants to talk with you about “{vacancy}”: {talk}, {place}.',
        '{note}',
        '{cannot}',
      ],
      button: 'See the appointment',
    },
  },
  applicationOffered: {
    nl: {
      subject: 'Er is een plek vrij bij {organization}',
      body: [
        'Hoi {firstName},',
        'Je stond op de wachtlijst voor “{vacancy}” en je bent aan de beurt. De plek is voor jou als je ja zegt vóór {expires}.',
      ],
      button: 'Zeg ja of nee',
    },
    en: {
      subject: 'A place came free at {organization}',
      body: [
        'Hi {firstName},',
        'You were on the waiting list for “{vacancy}” and it is your turn. The place is yours if you say yes before {expires}.',
      ],
      button: 'Say yes or no',
    },
  },
  applicationQueued: {
    nl: {
      subject: 'Je staat op de wachtlijst bij {organization}',
      body: [
        'Hoi {firstName},',
        'De plekken voor “{vacancy}” zijn nu bezet. Je staat op de wachtlijst: komt er een plek vrij, dan hoor je het meteen als je aan de beurt bent.',
        'Kijk intussen gerust verder in de stagebank.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'You are on the waiting list of {organization}',
      body: [
        'Hi {firstName},',
        'The places for “{vacancy}” are taken now. You are on the waiting list: when a place comes free and it is your turn, you hear it at once.',
        'Feel free to look further meanwhile.',
      ],
      button: 'See the application',
    },
  },
  applicationAccepted: {
    nl: {
      subject: 'Je bent welkom bij {organization}',
      body: ['Hoi {firstName},', 'Goed nieuws: je hebt de plek “{vacancy}” bij {organization}.', '{others}'],
      button: 'Bekijk wat er nu komt',
    },
    en: {
      subject: 'You are welcome at {organization}',
      body: ['Hi {firstName},', 'Good news: you have the place “{vacancy}” at {organization}.', '{others}'],
      button: 'See what comes next',
    },
  },
  applicationDeclined: {
    nl: {
      subject: 'Antwoord van {organization}',
      body: [
        'Hoi {firstName},',
        'Helaas, bij {organization} lukt het deze keer niet voor “{vacancy}”. De reden: {reason}',
        'Er zijn meer plekken die bij je passen. Kijk verder in de stagebank.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'Answer of {organization}',
      body: [
        'Hi {firstName},',
        'Sorry, this time it does not work out at {organization} for “{vacancy}”. The reason: {reason}',
        'There are more places that suit you. Look further.',
      ],
      button: 'See the application',
    },
  },
  applicationVacancyGone: {
    nl: {
      subject: 'De plek bij {organization} is er niet meer',
      body: [
        'Hoi {firstName},',
        'De plek “{vacancy}” bij {organization} staat niet meer open. Je aanmelding is daarom gestopt. Dat ligt niet aan jou; kijk verder in de stagebank.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'The place at {organization} is gone',
      body: [
        'Hi {firstName},',
        'The place “{vacancy}” at {organization} is no longer open, so your application has ended. It is not because of you; look further.',
      ],
      button: 'See the application',
    },
  },
  applicationExpired: {
    nl: {
      subject: 'Geen antwoord van {organization}',
      body: [
        'Hoi {firstName},',
        'Op je aanmelding voor “{vacancy}” bij {organization} is geen antwoord gekomen. Hij is daarom vervallen. Meld je aan voor een andere plek.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'No answer from {organization}',
      body: [
        'Hi {firstName},',
        'Nobody answered your application for “{vacancy}” at {organization}, so it has lapsed. Apply for another place.',
      ],
      button: 'See the application',
    },
  },
  applicationOfferExpired: {
    nl: {
      subject: 'De plek bij {organization} is naar iemand anders',
      body: [
        'Hoi {firstName},',
        'Je hebt niet op tijd ja gezegd tegen “{vacancy}” bij {organization}. De plek gaat nu naar de volgende op de wachtlijst.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'The place at {organization} went to somebody else',
      body: [
        'Hi {firstName},',
        'You did not say yes to “{vacancy}” at {organization} in time. The place now goes to the next on the waiting list.',
      ],
      button: 'See the application',
    },
  },
})
