import { mails } from '#mail/mail-kind.ts'

export const proposalMails = mails('student', {
  vacancyProposed: {
    nl: {
      subject: '{proposer} dacht aan jou: {title}',
      body: ['Hoi {firstName},', '{proposer} denkt dat dit bij je past: {title} bij {organization}.', '{note}'],
      button: 'Bekijk de stage',
    },
    en: {
      subject: '{proposer} thought of you: {title}',
      body: ['Hi {firstName},', '{proposer} thinks that this suits you: {title} at {organization}.', '{note}'],
      button: 'See the internship',
    },
  },
})
