import { mails } from '#mail/mail-kind.ts'

/** The words are the sender's own, so nobody writes another text for these. */
const written = { isFixed: true }

/** What is added to them says where an answer is read. */
export const bulkMessageMails = mails({
  bulkMessage: {
    ...written,
    nl: {
      subject: '{subject}',
      body: ['{text}', 'Een bericht van {sender}, {organization}. {answering}'],
      button: 'Lezen en antwoorden',
    },
    en: {
      subject: '{subject}',
      body: ['{text}', 'A message from {sender}, {organization}. {answering}'],
      button: 'Read and answer',
    },
  },
  bulkMessageByMail: {
    ...written,
    nl: {
      subject: '{subject}',
      body: [
        '{text}',
        'Een bericht van {sender}, {organization}. Een antwoord op deze mail leest niemand: vragen zijn welkom bij {organization}.',
      ],
    },
    en: {
      subject: '{subject}',
      body: [
        '{text}',
        'A message from {sender}, {organization}. Nobody reads an answer to this mail: questions are welcome at {organization}.',
      ],
    },
  },
  bulkMessageToAnswer: {
    ...written,
    nl: {
      subject: '{subject}',
      body: [
        '{text}',
        'Een bericht van {sender}, {organization}. Een antwoord op deze mail komt bij {sender} terecht.',
      ],
    },
    en: {
      subject: '{subject}',
      body: ['{text}', 'A message from {sender}, {organization}. An answer to this mail reaches {sender}.'],
    },
  },
})
