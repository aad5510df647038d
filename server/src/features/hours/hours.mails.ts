import { mails } from '#mail/mail-kind.ts'

type Text = { subject: string; body: string[]; button: string }
const toPerson = (nl: Text, en: Text) => ({
  nl: { ...nl, body: ['Hoi {firstName},', ...nl.body] },
  en: { ...en, body: ['Hi {firstName},', ...en.body] },
})
const toHost = (nl: Text, en: Text) => ({
  nl: { ...nl, body: ['Beste {firstName},', ...nl.body] },
  en: { ...en, body: ['Dear {firstName},', ...en.body] },
  to: 'host' as const,
  // Its button is a link of their own: what it does is said in every one of them.
  keeps: 1,
})
const toMentor = (nl: Text, en: Text) => ({ ...toPerson(nl, en), to: 'school' as const })
const look = { nl: 'Uren bekijken', en: 'Look at the hours' }
const howNl =
  'Met de knop ziet u alles op één pagina. Een account is niet nodig. Er gebeurt pas iets als u zelf antwoord geeft.'
const howEn = 'The button shows everything on one page. You need no account. Nothing happens until you answer yourself.'

export const hourMails = mails('student', {
  hoursToConfirm: toHost(
    {
      subject: '{student} heeft {count} gestuurd',
      body: ['{student} heeft uren bij {organization} ingevuld. Kloppen ze?', '{days}', howNl],
      button: look.nl,
    },
    {
      subject: '{student} sent {count}',
      body: ['{student} logged hours at {organization}. Are they right?', '{days}', howEn],
      button: look.en,
    },
  ),
  hoursReminder: toHost(
    {
      subject: 'Herinnering: de uren van {student}',
      body: ['{student} wacht nog op akkoord voor {count} bij {organization}.', '{days}', howNl],
      button: look.nl,
    },
    {
      subject: 'Reminder: the hours of {student}',
      body: ['{student} still waits for your answer about {count} at {organization}.', '{days}', howEn],
      button: look.en,
    },
  ),
  hoursLink: toHost(
    {
      subject: 'Een nieuwe link voor de uren van {student}',
      body: ['Met deze link bekijkt u de uren van {student} bij {organization}.', '{days}', howNl],
      button: look.nl,
    },
    {
      subject: 'A new link for the hours of {student}',
      body: ['With this link you look at the hours of {student} at {organization}.', '{days}', howEn],
      button: look.en,
    },
  ),
  hoursHandedOver: toHost(
    {
      subject: 'Aan u doorgegeven: de uren van {student}',
      body: ['Een collega bij {organization} vraagt u om de uren van {student} te bekijken.', '{days}', howNl],
      button: look.nl,
    },
    {
      subject: 'Passed on to you: the hours of {student}',
      body: ['A colleague at {organization} asks you to look at the hours of {student}.', '{days}', howEn],
      button: look.en,
    },
  ),
  hoursSigned: toHost(
    {
      subject: 'Akkoord voor de uren van {student}',
      body: [
        'Iemand heeft met de code op de telefoon van {student} geantwoord op uren bij {organization}, met deze naam: {name}.',
        '{days}',
        'Was u dat, of een collega? Dan hoeft u niets te doen. Was het iemand anders? Neem het dan terug. De school krijgt daarvan bericht.',
      ],
      button: 'Bekijken of terugnemen',
    },
    {
      subject: 'An answer to the hours of {student}',
      body: [
        'Somebody used the code on the phone of {student} to answer about hours at {organization}, with this name: {name}.',
        '{days}',
        'Was it you, or a colleague? Then you need not do anything. Was it somebody else? Then take it back. The school hears about it.',
      ],
      button: 'See it or take it back',
    },
  ),
  hoursRejected: toPerson(
    {
      subject: 'Je uren van {day} zijn teruggestuurd',
      body: [
        '{who} stuurde je uren van {day} terug en schrijft:',
        '{reason}',
        '{other}',
        'Pas de dag aan en verstuur hem opnieuw.',
      ],
      button: 'Naar je urenbriefje',
    },
    {
      subject: 'Your hours of {day} were sent back',
      body: [
        '{who} sent back your hours of {day} and writes:',
        '{reason}',
        '{other}',
        'Correct the day and send it again.',
      ],
      button: 'To your timesheet',
    },
  ),
  hoursMissing: toPerson(
    {
      subject: 'Je hebt vorige week geen uren ingevuld',
      body: [
        'Voor de week van {week} staat er niets op je urenbriefje bij {organization}.',
        'Heb je gewerkt? Vul het in zolang je het nog weet. Was je er niet? Dan hoef je niets te doen.',
      ],
      button: 'Uren invullen',
    },
    {
      subject: 'You did not log hours last week',
      body: [
        'For the week of {week} nothing stands on your timesheet at {organization}.',
        'Did you work? Log it while you still know. Were you not there? Then you need not do anything.',
      ],
      button: 'Log hours',
    },
  ),
  hoursDenied: toMentor(
    {
      subject: 'Akkoord teruggenomen: uren van {student}',
      body: [
        '{organization} laat weten dat iemand anders de uren van {student} met een code heeft bevestigd. Die dagen wachten weer op antwoord.',
        'Praat erover met {student}.',
      ],
      button: 'Uren bekijken',
    },
    {
      subject: 'Answer taken back: hours of {student}',
      body: [
        '{organization} tells us that somebody else confirmed the hours of {student} with a code. Those days wait for an answer again.',
        'Talk about it with {student}.',
      ],
      button: look.en,
    },
  ),
})
