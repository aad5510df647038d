import { fixedMails } from '#mail/mail-kind.ts'

export const erasureMails = fixedMails({
  deletionConfirm: {
    nl: {
      subject: 'Bevestig het verwijderen van het account',
      body: [
        'Beste {firstName},',
        'Er is gevraagd om dit account bij {app} te verwijderen. Dat kan 24 uur lang met deze link.',
        'Niet zelf gevraagd? Gebruik de link dan niet: het account blijft zoals het is.',
      ],
      button: 'Account verwijderen',
    },
    en: {
      subject: 'Confirm that the account goes',
      body: [
        'Dear {firstName},',
        'Somebody asked to delete this account at {app}. This link does that, for 24 hours.',
        'Was it not you? Then do not use the link: the account stays as it is.',
      ],
      button: 'Delete account',
    },
  },
  deletionAsked: {
    nl: {
      subject: 'Je verzoek is bij {organization}',
      body: [
        'Hoi {firstName},',
        'Je vroeg om je account bij {app} te verwijderen. {organization} beslist daarover, uiterlijk binnen een maand.',
        'Bedenk je je? Tot die tijd kun je het verzoek intrekken.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Your request is with {organization}',
      body: [
        'Hi {firstName},',
        'You asked to delete your account at {app}. {organization} decides about it, within a month.',
        'Changed your mind? Until then you can withdraw the request.',
      ],
      button: 'See the request',
    },
  },
  deletionToDecide: {
    nl: {
      subject: 'Verzoek om een account te verwijderen',
      body: [
        'Hoi {firstName},',
        'Iemand van {organization} vraagt om een account te verwijderen. Beslis binnen een maand.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Request to delete an account',
      body: ['Hi {firstName},', 'Somebody at {organization} asks to delete an account. Decide within a month.'],
      button: 'See the request',
    },
  },
  deletionDenied: {
    nl: {
      subject: 'Je account blijft bestaan',
      body: [
        'Hoi {firstName},',
        '{organization} kan je account bij {app} nu niet verwijderen. De reden: {reason}',
        'Ben je het er niet mee eens? Praat dan met je school.',
      ],
      button: 'Naar je verzoek',
    },
    en: {
      subject: 'Your account stays',
      body: [
        'Hi {firstName},',
        '{organization} cannot delete your account at {app} now. The reason: {reason}',
        'Do you not agree? Then talk to your school.',
      ],
      button: 'Go to your request',
    },
  },
  accountDeleted: {
    nl: {
      subject: 'Het account bij {app} is verwijderd',
      body: [
        'Goedendag,',
        'Het account met dit e-mailadres is verwijderd. Alle persoonlijke gegevens zijn gewist.',
        'Wat bewaard moet blijven, zoals het aantal uren van een stage, staat er nog zonder naam.',
      ],
    },
    en: {
      subject: 'The account at {app} was deleted',
      body: [
        'Hello,',
        'The account with this email address was deleted. All personal details are gone.',
        'What must be kept, such as the hours of an internship, is still there without a name.',
      ],
    },
  },
  deletionUrgent: {
    nl: {
      subject: 'Beslis over het verzoek om een account te verwijderen',
      body: [
        'Hoi {firstName},',
        'Al drie weken wacht iemand van {organization} op een antwoord. Beslis uiterlijk op {date}: dat vraagt de wet.',
      ],
      button: 'Verzoek bekijken',
    },
    en: {
      subject: 'Decide about the request to delete an account',
      body: [
        'Hi {firstName},',
        'Somebody at {organization} has been waiting for an answer for three weeks. Decide by {date}: the law asks for it.',
      ],
      button: 'See the request',
    },
  },
})
