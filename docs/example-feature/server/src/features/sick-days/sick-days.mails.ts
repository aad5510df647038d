import { mails } from '#mail/mail-kind.ts'

export const sickDayMails = mails({
  sickDayAdded: {
    nl: {
      subject: '{student} kan niet komen',
      body: ['Hoi {firstName},', '{student} kan een dag niet komen.'],
      button: 'Bekijken',
    },
    en: {
      subject: '{student} cannot come',
      body: ['Hi {firstName},', '{student} cannot come on a day.'],
      button: 'Have a look',
    },
  },
})
