import { mails } from '#mail/mail-kind.ts'

type Text = { subject: string; body: string[]; button: string }
const toPerson = (nl: Text, en: Text) => ({
  nl: { ...nl, body: ['Hoi {firstName},', ...nl.body] },
  en: { ...en, body: ['Hi {firstName},', ...en.body] },
})
const toMentor = (nl: Text, en: Text) => ({ ...toPerson(nl, en), to: 'school' as const })
const toStudent = { nl: 'Naar de opdracht', en: 'To the assignment' }

export const assignmentMails = mails('student', {
  workGiven: toPerson(
    {
      subject: 'Nieuwe opdracht: {title}',
      body: ['Er staat een nieuwe opdracht voor je klaar: {title}.', '{due}'],
      button: toStudent.nl,
    },
    {
      subject: 'New assignment: {title}',
      body: ['There is a new assignment for you: {title}.', '{due}'],
      button: toStudent.en,
    },
  ),
  workDueSoon: toPerson(
    {
      subject: 'Bijna inleveren: {title}',
      body: ['Je opdracht {title} is nog niet ingeleverd.', '{due}'],
      button: toStudent.nl,
    },
    {
      subject: 'Due soon: {title}',
      body: ['You have not handed in your assignment {title} yet.', '{due}'],
      button: toStudent.en,
    },
  ),
  workReturned: toPerson(
    {
      subject: 'Je opdracht {title} is teruggegeven',
      body: [
        '{who} gaf je opdracht {title} terug en schrijft:',
        '{reason}',
        'Pas je werk aan en lever het opnieuw in.',
      ],
      button: toStudent.nl,
    },
    {
      subject: 'Your assignment {title} was returned',
      body: [
        '{who} returned your assignment {title} and writes:',
        '{reason}',
        'Change your work and hand it in again.',
      ],
      button: toStudent.en,
    },
  ),
  workAccepted: toPerson(
    {
      subject: 'Je opdracht {title} is goedgekeurd',
      body: ['{who} heeft je opdracht {title} goedgekeurd.', '{result}', '{feedback}'],
      button: toStudent.nl,
    },
    {
      subject: 'Your assignment {title} was accepted',
      body: ['{who} accepted your assignment {title}.', '{result}', '{feedback}'],
      button: toStudent.en,
    },
  ),
  workToReview: toMentor(
    {
      subject: 'Om na te kijken: {count} ingeleverd',
      body: ['Dit leverden je leerlingen in:', '{works}'],
      button: 'Nakijken',
    },
    {
      subject: 'To review: {count} handed in',
      body: ['This is what your students handed in:', '{works}'],
      button: 'Review',
    },
  ),
  workToLookAt: {
    to: 'host',
    keeps: 1,
    nl: {
      subject: '{school} vraagt u om mee te kijken',
      body: [
        'Beste {firstName},',
        '{school} vraagt wat u vindt van het werk van uw stagiair.',
        '{works}',
        'Met de knop ziet u alles op één pagina. Een account is niet nodig. Er gebeurt pas iets als u zelf antwoord geeft.',
      ],
      button: 'Werk bekijken',
    },
    en: {
      subject: '{school} asks you to take a look',
      body: [
        'Dear {firstName},',
        '{school} asks what you think of the work of your intern.',
        '{works}',
        'The button shows everything on one page. You need no account. Nothing happens until you answer yourself.',
      ],
      button: 'Look at the work',
    },
  },
})
