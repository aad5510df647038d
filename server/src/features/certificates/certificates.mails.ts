import { mails } from '#mail/mail-kind.ts'

export const certificateMails = mails('student', {
  certificateIssued: {
    nl: {
      subject: 'Je certificaat van {organization} is er',
      body: [
        'Hoi {firstName},',
        'Je bent klaar bij {organization}. Daar hoort een certificaat bij: één blad waarop staat wat je deed, waar en wanneer.',
        '{attached}',
        'Bewaar het goed, bijvoorbeeld voor een sollicitatie. Aan het zegel ziet iedereen dat het echt is.',
      ],
      button: 'Certificaat bekijken',
    },
    en: {
      subject: 'Your certificate of {organization} is there',
      body: [
        'Hi {firstName},',
        'You are done at {organization}. A certificate goes with that: one page that says what you did, where and when.',
        '{attached}',
        'Keep it, for instance for when you apply for a job. By its seal everybody can see that it is genuine.',
      ],
      button: 'Look at the certificate',
    },
  },
})
