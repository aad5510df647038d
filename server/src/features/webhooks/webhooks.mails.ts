import { mails } from '#mail/mail-kind.ts'

export const webhookMails = mails({
  webhookSwitchedOff: {
    nl: {
      subject: 'De webhook {webhook} is uitgezet',
      body: [
        'Beste {firstName},',
        'Berichten aan {webhook} van {organization} kwamen drie dagen niet aan, of de ontvanger wil ze niet meer. Daarom is deze webhook uitgezet.',
        'Is de ontvanger weer bereikbaar? Dan kan de webhook verder. Wat er intussen gebeurt, wordt niet alsnog gestuurd.',
      ],
      button: 'Webhook bekijken',
    },
    en: {
      subject: 'The webhook {webhook} was switched off',
      body: [
        'Dear {firstName},',
        'Messages to {webhook} of {organization} did not arrive for three days, or the receiver does not want them any more. So this webhook was switched off.',
        'Can the receiver be reached again? Then the webhook can go on. What happens meanwhile is not sent afterwards.',
      ],
      button: 'Look at the webhook',
    },
  },
})
