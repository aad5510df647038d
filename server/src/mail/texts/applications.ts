import type { Purpose } from './purpose.ts'

const answers = { nl: ['Aannemen', 'Afwijzen', 'Kennismaken'], en: ['Accept', 'Decline', 'Propose a talk'] }

/** Hosts are addressed with u, students and schools with je. */
export const applicationTexts = {
  applicationReceived: {
    nl: {
      subject: '{student} wil graag bij {organization} komen',
      body: [
        'Beste {firstName},',
        '{student} heeft zich aangemeld voor “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Wilt u vóór {expires} antwoorden? Dat kan meteen, zonder account. U ziet eerst de aanmelding; er gebeurt pas iets als u uw keuze bevestigt.',
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
        'Would you answer before {expires}? You can do so at once, without an account. You see the application first; nothing happens until you confirm your choice.',
      ],
      buttons: answers.en,
    },
  },
  applicationReminder: {
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
  applicationTransferred: {
    nl: {
      subject: 'Aan u doorgegeven: een aanmelding van {student}',
      body: [
        'Beste {firstName},',
        'Een collega bij {organization} vraagt u om deze aanmelding te beantwoorden. {student} wil graag komen voor “{vacancy}”.',
        '{about}',
        '{days}',
        '{motivation}',
        'Wilt u vóór {expires} antwoorden? Dat kan meteen, zonder account.',
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
        'Would you answer before {expires}? You can do so at once, without an account.',
      ],
      buttons: answers.en,
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
  applicationToApprove: {
    nl: {
      subject: '{student} wil zich aanmelden bij {organization}',
      body: [
        'Hoi {firstName},',
        '{student} wil zich aanmelden voor “{vacancy}” bij {organization}. Kijk of je het ermee eens bent; daarna gaat de aanmelding door.',
      ],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{student} wants to apply to {organization}',
      body: [
        'Hi {firstName},',
        '{student} wants to apply for “{vacancy}” at {organization}. See whether you agree; then the application goes on.',
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
        'Kun je dan niet? Laat het op tijd weten.',
      ],
      button: 'Afspraak bekijken',
    },
    en: {
      subject: '{organization} wants to meet you',
      body: [
        'Hi {firstName},',
        '{organization} wants to talk with you about “{vacancy}”: {talk}, {place}.',
        '{note}',
        'Can you not come then? Let them know in time.',
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
      body: [
        'Hoi {firstName},',
        'Goed nieuws: je hebt de plek “{vacancy}” bij {organization}. Je andere aanmeldingen in deze periode zijn ingetrokken.',
      ],
      button: 'Bekijk wat er nu komt',
    },
    en: {
      subject: 'You are welcome at {organization}',
      body: [
        'Hi {firstName},',
        'Good news: you have the place “{vacancy}” at {organization}. Your other applications in this period were withdrawn.',
      ],
      button: 'See what comes next',
    },
  },
  applicationAcceptedMentor: {
    nl: {
      subject: '{student} heeft een plek',
      body: ['Hoi {firstName},', '{student} heeft de plek “{vacancy}” bij {organization}.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{student} has a place',
      body: ['Hi {firstName},', '{student} has the place “{vacancy}” at {organization}.'],
      button: 'See the application',
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
  applicationDeclinedMentor: {
    nl: {
      subject: '{student} is afgewezen bij {organization}',
      body: ['Hoi {firstName},', '{organization} heeft {student} afgewezen voor “{vacancy}”. De reden: {reason}'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{organization} declined {student}',
      body: ['Hi {firstName},', '{organization} declined {student} for “{vacancy}”. The reason: {reason}'],
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
  applicationWithdrawnMentor: {
    nl: {
      subject: '{student} heeft een aanmelding ingetrokken',
      body: ['Hoi {firstName},', '{student} heeft de aanmelding voor “{vacancy}” bij {organization} ingetrokken.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: '{student} withdrew an application',
      body: ['Hi {firstName},', '{student} withdrew the application for “{vacancy}” at {organization}.'],
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
  applicationExpiredMentor: {
    nl: {
      subject: 'Een aanmelding van {student} is vervallen',
      body: ['Hoi {firstName},', 'De aanmelding van {student} voor “{vacancy}” bij {organization} is vervallen.'],
      button: 'Aanmelding bekijken',
    },
    en: {
      subject: 'An application of {student} has lapsed',
      body: ['Hi {firstName},', 'The application of {student} for “{vacancy}” at {organization} has lapsed.'],
      button: 'See the application',
    },
  },
} satisfies Record<string, Purpose>
