import { mails } from '#mail/mail-kind.ts'

/** To the mentor or the school, who are addressed with je. */
export const schoolMails = mails('school', {
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
})
