import { mails } from '#mail/mail-kind.ts'

const answering = '{answering}'

export const conversationMails = mails({
  messageReceived: {
    nl: {
      subject: 'Een bericht van {who}',
      body: ['Hoi {firstName},', '{who} schreef je een bericht.', answering],
      button: 'Lezen en antwoorden',
    },
    en: {
      subject: 'A message from {who}',
      body: ['Hi {firstName},', '{who} wrote you a message.', answering],
      button: 'Read and answer',
    },
    formal: {
      subject: 'Een bericht van {who}',
      body: ['Beste {firstName},', '{who} schreef u een bericht.', answering],
    },
  },
  messagesReceived: {
    nl: {
      subject: '{count} berichten van {who}',
      body: ['Hoi {firstName},', 'Er wachten {count} berichten op je, van {who}.', answering],
      button: 'Lezen en antwoorden',
    },
    en: {
      subject: '{count} messages from {who}',
      body: ['Hi {firstName},', '{count} messages wait for you, from {who}.', answering],
      button: 'Read and answer',
    },
    formal: {
      subject: '{count} berichten van {who}',
      body: ['Beste {firstName},', 'Er wachten {count} berichten op u, van {who}.', answering],
    },
  },
  messageReported: {
    to: 'school',
    nl: {
      subject: 'Iemand meldde een bericht',
      body: ['Hoi {firstName},', 'Iemand vindt een bericht niet in orde. Kijk er snel naar.'],
      button: 'Melding bekijken',
    },
    en: {
      subject: 'Somebody reported a message',
      body: ['Hi {firstName},', 'Somebody thinks that a message is not all right. Have a look soon.'],
      button: 'See the report',
    },
  },
})
