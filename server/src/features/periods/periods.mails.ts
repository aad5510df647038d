import { mails } from '#mail/mail-kind.ts'

export const periodMails = mails({
  periodOpening: {
    to: 'student',
    nl: {
      subject: '{period} begint op {day}',
      body: [
        'Hoi {firstName},',
        'Op {day} begint {period} bij {school}.',
        'Heb je nog geen plek? Zoek er dan nu een, of vraag je mentor om hulp.',
      ],
      button: 'Aan de slag',
    },
    en: {
      subject: '{period} begins on {day}',
      body: [
        'Hi {firstName},',
        '{period} begins on {day} at {school}.',
        'Have you no place yet? Then look for one now, or ask your mentor for help.',
      ],
      button: 'Get started',
    },
  },
  periodClosing: {
    to: 'school',
    nl: {
      subject: '{period} eindigt op {day}: {without}',
      body: ['Hoi {firstName},', '{period} eindigt op {day}, en {without}.', 'Bekijk wie het zijn en help ze verder.'],
      button: 'Bekijk de periode',
    },
    en: {
      subject: '{period} ends on {day}: {without}',
      body: ['Hi {firstName},', '{period} ends on {day}, and {without}.', 'See who they are and help them on.'],
      button: 'See the period',
    },
  },
})
