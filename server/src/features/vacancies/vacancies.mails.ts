import { mails } from '#mail/mail-kind.ts'

/** To those who offer a place, and to students who applied for one. */
export const vacancyMails = mails('host', {
  vacancyPublished: {
    nl: {
      subject: 'Uw vacature staat online: {title}',
      body: [
        'Beste {firstName},',
        '{title} van {organization} staat nu in de stagebank. Leerlingen kunnen zich aanmelden.',
        'Zodra iemand zich aanmeldt, krijgt u een mail.',
      ],
      button: 'Vacature bekijken',
    },
    en: {
      subject: 'Your vacancy is online: {title}',
      body: [
        'Dear {firstName},',
        '{title} of {organization} can be found now. Students can apply.',
        'As soon as somebody applies you get a mail.',
      ],
      button: 'See the vacancy',
    },
  },
  vacancyRejected: {
    nl: {
      subject: 'Er is nog iets nodig voor {title}',
      body: [
        'Beste {firstName},',
        'Uw vacature {title} kan zo nog niet online. Dit is waarom: {reason}',
        'Pas de vacature aan en dien hem opnieuw in. Alles wat u had ingevuld staat er nog.',
      ],
      button: 'Vacature aanpassen',
    },
    en: {
      subject: '{title} needs something more',
      body: [
        'Dear {firstName},',
        'Your vacancy {title} cannot appear like this yet. This is why: {reason}',
        'Change the vacancy and hand it in again. Everything you filled in is still there.',
      ],
      button: 'Change the vacancy',
    },
  },
  vacancyFilled: {
    nl: {
      subject: 'Alle plekken zijn bezet: {title}',
      body: [
        'Beste {firstName},',
        'Alle plekken voor {title} zijn bezet. Wie nog op antwoord wachtte of zich nu aanmeldt, staat op de wachtlijst en heeft bericht. Komt er een plek vrij, dan wordt die vanzelf aangeboden aan de eerste op de lijst.',
        'Hebt u ruimte voor meer leerlingen? Verhoog dan het aantal plekken. Wilt u geen wachtlijst? Sluit dan de vacature.',
      ],
      button: 'Vacature bekijken',
    },
    en: {
      subject: 'All places are taken: {title}',
      body: [
        'Dear {firstName},',
        'All places for {title} are taken. Whoever was waiting for an answer or applies now is on the waiting list and was told. When a place comes free it is offered to the first in line by itself.',
        'Do you have room for more students? Then add places. Do you not want a waiting list? Then close the vacancy.',
      ],
      button: 'See the vacancy',
    },
  },
  vacancyExpiring: {
    nl: {
      subject: '{title} loopt binnenkort af',
      body: [
        'Beste {firstName},',
        'Uw vacature {title} loopt op {date} af. Daarna kunnen leerlingen zich er niet meer voor aanmelden.',
        'Gaat het langer door? Kies dan een latere einddatum.',
      ],
      button: 'Einddatum aanpassen',
    },
    en: {
      subject: '{title} ends soon',
      body: [
        'Dear {firstName},',
        'Your vacancy {title} ends on {date}. After that students cannot apply for it any more.',
        'Does it go on for longer? Then choose a later end date.',
      ],
      button: 'Change the end date',
    },
  },
  vacancyTakenDown: {
    nl: {
      subject: '{title} is uit de stagebank gehaald',
      body: [
        'Beste {firstName},',
        'De beheerder heeft uw vacature {title} uit de stagebank gehaald. De reden: {reason}',
        'Leerlingen die zich hadden aangemeld, krijgen bericht. Klopt dit niet? Neem dan contact op met de beheerder van deze site.',
      ],
      button: 'Vacature bekijken',
    },
    en: {
      subject: '{title} was removed',
      body: [
        'Dear {firstName},',
        'The administrator removed your vacancy {title}. The reason: {reason}',
        'Students who had applied are told. Is this not right? Then contact the administrator of this site.',
      ],
      button: 'See the vacancy',
    },
  },
  vacancyChanged: {
    to: 'student',
    nl: {
      subject: 'Er is iets veranderd aan {title}',
      body: [
        'Hoi {firstName},',
        'Je hebt je aangemeld voor {title} bij {organization}. Daar is iets aan veranderd: {changed}.',
        'Wil je nog steeds? Dan hoef je niets te doen. Past het niet meer? Trek je aanmelding dan in.',
      ],
      button: 'Bekijk wat er veranderd is',
    },
    en: {
      subject: 'Something changed about {title}',
      body: [
        'Hi {firstName},',
        'You applied for {title} at {organization}. Something about it changed: {changed}.',
        'Do you still want it? Then you need not do anything. Does it no longer suit you? Then withdraw your application.',
      ],
      button: 'See what changed',
    },
  },
  reportAnswered: {
    to: 'anybody',
    nl: {
      subject: 'Je melding over {title}',
      body: ['Hoi,', 'Je hebt iets gemeld over {title}. Dank je wel, daar hebben we naar gekeken.', '{answer}'],
    },
    en: {
      subject: 'Your report about {title}',
      body: ['Hi,', 'You reported something about {title}. Thank you, we looked at it.', '{answer}'],
    },
  },
})
