import { mails } from '#mail/mail-kind.ts'

export const apiKeyMails = mails({
  apiKeyExpiring: {
    nl: {
      subject: 'De sleutel {key} werkt tot en met {day}',
      body: [
        'Beste {firstName},',
        'Met de sleutel {key} komt een programma bij gegevens van {organization}. De sleutel is gemaakt door {maker} en werkt tot en met {day}. Daarna krijgt het programma geen antwoord meer.',
        'Nog nodig? Dan is er een nieuwe sleutel te maken, ook nu al. Zet die in het programma en trek de oude in als de nieuwe werkt.',
      ],
      button: 'Sleutels bekijken',
    },
    en: {
      subject: 'The key {key} works until {day}',
      body: [
        'Dear {firstName},',
        'With the key {key} a program reaches data of {organization}. It was made by {maker} and works up to and including {day}. After that the program gets no answer any more.',
        'Still needed? Then a new key can be made, even now. Put it into the program, and revoke the old one once the new one works.',
      ],
      button: 'Look at the keys',
    },
  },
})
