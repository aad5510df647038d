import { mails } from '#mail/mail-kind.ts'

export const standingMails = mails({
  ownTurnReminded: {
    to: 'student',
    nl: {
      subject: 'Jij bent aan zet: {sentence}',
      body: ['Hoi {firstName},', '{reminder} vraagt je dit nu te doen voor je stage: {sentence}.'],
      button: 'Doe het nu',
    },
    en: {
      subject: 'It is your turn: {sentence}',
      body: ['Hi {firstName},', '{reminder} asks you to do this now for your internship: {sentence}.'],
      button: 'Do it now',
    },
  },
  turnReminded: {
    nl: {
      subject: '{student} wacht op jou: {sentence}',
      body: ['Beste {firstName},', '{student} kan niet verder. {reminder} vraagt je dit nu te doen: {sentence}.'],
      button: 'Bekijk wat er nodig is',
    },
    en: {
      subject: '{student} is waiting for you: {sentence}',
      body: ['Dear {firstName},', '{student} cannot go on. {reminder} asks you to do this now: {sentence}.'],
      button: 'See what is needed',
    },
  },
})
