import { mails } from '#mail/mail-kind.ts'

export const periodicMails = mails({
  periodicMail: {
    nl: {
      subject: '{organization}: {about}',
      body: [
        'Hoi {firstName},',
        'Dit speelt er voor je bij {organization}. Elke regel brengt je naar de plek waar je het doet.',
      ],
      buttons: ['Open het dashboard', 'Kies hoe vaak en wat'],
      stop: 'Geen periodieke mail meer',
    },
    en: {
      subject: '{organization}: {about}',
      body: ['Hi {firstName},', 'This is going on for you at {organization}. Every line leads to where you do it.'],
      buttons: ['Open the dashboard', 'Choose how often and what'],
      stop: 'No more periodic mails',
    },
    formal: {
      subject: '{organization}: {about}',
      body: [
        'Beste {firstName},',
        'Dit speelt er voor u bij {organization}. Elke regel brengt u naar de plek waar u het doet.',
      ],
    },
  },
})
