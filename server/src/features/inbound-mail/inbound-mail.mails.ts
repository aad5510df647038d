import { mails } from '#mail/mail-kind.ts'

export const inboundMails = mails({
  replyRefused: {
    nl: {
      subject: 'Je antwoord is niet verstuurd',
      body: [
        'Hoi {firstName},',
        'Je antwoordde op een mail van {app}, maar je antwoord is niet verstuurd.',
        '{reason}',
      ],
      button: 'Naar het gesprek',
    },
    en: {
      subject: 'Your answer was not sent',
      body: ['Hi {firstName},', 'You answered a mail from {app}, but your answer was not sent.', '{reason}'],
      button: 'To the conversation',
    },
    formal: {
      subject: 'Uw antwoord is niet verstuurd',
      body: [
        'Beste {firstName},',
        'U antwoordde op een mail van {app}, maar uw antwoord is niet verstuurd.',
        '{reason}',
      ],
    },
  },
})
