import type { FormPurpose } from '../forms.ts'
import type { Both, FormContent, FormField, Point, RubricField, ScaleField } from './content.ts'

const both = (nl: string, en: string): Both => ({ nl, en })
const listed = (...labels: [key: string, nl: string, en: string][]) =>
  labels.map(([key, nl, en]) => ({ key, label: both(nl, en) }))

const faces: Point[] = [
  { key: 'p1', label: both('Stom', 'Bad') },
  { key: 'p2', label: both('Mwah', 'Meh') },
  { key: 'p3', label: both('Oké', 'Okay') },
  { key: 'p4', label: both('Leuk', 'Good') },
  { key: 'p5', label: both('Top', 'Great') },
]
const agree: Point[] = listed(
  ['p1', 'Helemaal niet', 'Not at all'],
  ['p2', 'Een beetje', 'A little'],
  ['p3', 'Best wel', 'Quite'],
  ['p4', 'Helemaal', 'Fully'],
)
const scaleOf = (key: string, label: Both, points = faces): ScaleField => ({
  key,
  kind: 'scale',
  label,
  required: true,
  points,
  look: 'faces',
})
const open = (key: string, label: Both, help?: Both, required = false): FormField => ({
  key,
  kind: 'long_text',
  label,
  ...(help ? { help } : {}),
  required,
})
const advice = (key: string, label: Both): FormField => ({
  key,
  kind: 'choice',
  label,
  required: true,
  options: listed(
    ['yes', 'Ja, zeker', 'Yes, certainly'],
    ['maybe', 'Misschien', 'Maybe'],
    ['no', 'Nee, liever niet', 'No, rather not'],
  ),
})
const ifNo = (field: string) => ({ match: 'all' as const, conditions: [{ field, is: 'equals' as const, value: 'no' }] })

/** The same for who works with the student and who teaches them, so that their answers can stand side by side. */
const rubric: RubricField = {
  key: 'workrubr',
  kind: 'rubric',
  label: both('Hoe werkt de leerling?', 'How does the student work?'),
  help: both('Kies per onderwerp wat het beste past.', 'Choose what fits best for each subject.'),
  required: true,
  criteria: listed(
    ['time', 'Op tijd en volgens afspraak', 'On time and as agreed'],
    ['team', 'Samenwerken', 'Working together'],
    ['learn', 'Leren van tips', 'Learning from tips'],
    ['alone', 'Zelf aan de slag', 'Working independently'],
  ),
  levels: listed(
    ['l1', 'Nog niet', 'Not yet'],
    ['l2', 'Op weg', 'On the way'],
    ['l3', 'Goed', 'Good'],
    ['l4', 'Heel goed', 'Very good'],
  ),
  descriptions: {
    time: {
      l1: both('Komt vaak te laat of belt niet af.', 'Is often late or does not call.'),
      l2: both('Komt soms te laat, maar laat het weten.', 'Is sometimes late, but lets us know.'),
      l3: both('Komt op tijd en houdt zich aan afspraken.', 'Is on time and keeps agreements.'),
      l4: both('Komt altijd op tijd en denkt vooruit.', 'Is always on time and thinks ahead.'),
    },
    team: {
      l1: both('Werkt liever alleen en zegt weinig.', 'Prefers to work alone and says little.'),
      l2: both('Doet mee als iemand het vraagt.', 'Joins in when asked.'),
      l3: both('Werkt goed samen en overlegt.', 'Works well together and consults.'),
      l4: both('Helpt anderen zonder dat iemand het vraagt.', 'Helps others without being asked.'),
    },
    learn: {
      l1: both('Doet weinig met tips.', 'Does little with tips.'),
      l2: both('Luistert, maar vergeet het nog wel eens.', 'Listens, but sometimes forgets.'),
      l3: both('Doet het de volgende keer beter.', 'Does better the next time.'),
      l4: both('Vraagt zelf om tips en gebruikt ze.', 'Asks for tips and uses them.'),
    },
    alone: {
      l1: both('Wacht tot iemand zegt wat er moet gebeuren.', 'Waits to be told what to do.'),
      l2: both('Begint zelf aan werk dat bekend is.', 'Starts familiar work without help.'),
      l3: both('Maakt werk zelf af en vraagt als het nodig is.', 'Finishes work and asks when needed.'),
      l4: both('Ziet zelf werk en pakt het op.', 'Sees work and takes it up.'),
    },
  },
}

const evaluationStudent: FormContent = {
  title: both('Terugblik op je stage', 'Looking back on your internship'),
  intro: both(
    'Je bent bijna klaar. Vertel in een paar vragen hoe het ging.',
    'You are almost done. Tell us in a few questions how it went.',
  ),
  fields: [
    scaleOf('howwasit', both('Hoe was je stage?', 'How was your internship?')),
    {
      key: 'feltwell',
      kind: 'matrix',
      label: both('Wat vind je van je stageplek?', 'What do you think of your place?'),
      required: true,
      rows: listed(
        ['welcome', 'Ik voelde me welkom', 'I felt welcome'],
        ['clear', 'Ik wist wat ik moest doen', 'I knew what to do'],
        ['help', 'Ik kreeg hulp als ik die nodig had', 'I got help when I needed it'],
        ['safe', 'Ik voelde me veilig', 'I felt safe'],
      ),
      points: agree,
    },
    advice('advisefr', both('Zou je deze plek aanraden?', 'Would you recommend this place?')),
    {
      key: 'canbbetr',
      kind: 'long_text',
      label: both('Wat kan beter?', 'What could be better?'),
      required: true,
      showIf: ifNo('advisefr'),
    },
    { key: 'pagelern', kind: 'page_break', label: both('Wat je leerde', 'What you learned') },
    open(
      'learnedm',
      both('Wat heb je geleerd over jezelf?', 'What did you learn about yourself?'),
      both('Denk aan iets wat je eerst spannend vond.', 'Think of something that was exciting at first.'),
      true,
    ),
    open('proudoff', both('Waar ben je trots op?', 'What are you proud of?')),
  ],
}

const evaluationHost: FormContent = {
  title: both('Hoe ging de stage?', 'How did the internship go?'),
  intro: both(
    'Het kost u ongeveer vijf minuten. U hebt geen account nodig.',
    'It takes about five minutes. You need no account.',
  ),
  fields: [
    rubric,
    open('goeswell', both('Wat gaat goed?', 'What goes well?'), undefined, true),
    open('practise', both('Wat kan de leerling nog oefenen?', 'What can the student still practise?')),
    advice('newplace', both('Wilt u volgend jaar weer een leerling?', 'Would you like a student again next year?')),
    open('whatneed', both('Wat hebt u van school nodig?', 'What do you need from the school?')),
    { key: 'signhost', kind: 'signature', label: both('Uw naam', 'Your name'), required: true, look: 'typed' },
  ],
}

const evaluationMentor: FormContent = {
  title: both('Beoordeling door de mentor', 'Evaluation by the mentor'),
  fields: [
    rubric,
    {
      key: 'basedonn',
      kind: 'choices',
      label: both('Waar baseer je dit op?', 'What do you base this on?'),
      required: true,
      other: true,
      options: listed(
        ['visit', 'Bezoek op de stageplek', 'Visit to the place'],
        ['call', 'Gesprek met de stagebieder', 'Talk with the host'],
        ['student', 'Gesprek met de leerling', 'Talk with the student'],
        ['work', 'Verslag of opdracht', 'Report or assignment'],
      ),
    },
    {
      key: 'resultis',
      kind: 'choice',
      label: both('Is de stage voldoende?', 'Is the internship sufficient?'),
      required: true,
      options: listed(['yes', 'Ja', 'Yes'], ['no', 'Nee, nog niet', 'No, not yet']),
    },
    {
      key: 'whatmore',
      kind: 'long_text',
      label: both('Wat moet de leerling nog doen?', 'What must the student still do?'),
      required: true,
      showIf: ifNo('resultis'),
    },
    open('remarkkk', both('Opmerking voor de leerling', 'Remark for the student')),
  ],
}

const reflection: FormContent = {
  title: both('Hoe ging deze week?', 'How was this week?'),
  intro: both('Kort is goed. Een foto mag ook.', 'Short is fine. A photo is fine too.'),
  fields: [
    scaleOf('weekface', both('Hoe voelde de week?', 'How did the week feel?')),
    open('didthisw', both('Wat heb je gedaan?', 'What did you do?'), undefined, true),
    open('difficul', both('Wat was lastig?', 'What was difficult?')),
    open('nextweek', both('Wat wil je volgende week leren?', 'What do you want to learn next week?')),
    {
      key: 'photowrk',
      kind: 'file',
      label: both('Foto van je werk', 'Photo of your work'),
      help: both('Vraag eerst of je een foto mag maken.', 'Ask first whether you may take a photo.'),
      maxFiles: 3,
      accept: ['images'],
    },
  ],
}

const intake: FormContent = {
  title: both('Voordat je begint', 'Before you start'),
  intro: both('Zo zoeken we een plek die bij je past.', 'This helps us find a place that suits you.'),
  fields: [
    {
      key: 'likework',
      kind: 'choices',
      label: both('Wat doe je graag?', 'What do you like to do?'),
      required: true,
      minItems: 1,
      maxItems: 3,
      other: true,
      options: listed(
        ['hands', 'Werken met mijn handen', 'Working with my hands'],
        ['people', 'Mensen helpen', 'Helping people'],
        ['animals', 'Met dieren of planten werken', 'Working with animals or plants'],
        ['computer', 'Werken met een computer', 'Working with a computer'],
        ['kitchen', 'Koken of bakken', 'Cooking or baking'],
        ['shop', 'In een winkel werken', 'Working in a shop'],
      ),
    },
    {
      key: 'travelby',
      kind: 'dropdown',
      label: both('Hoe reis je?', 'How do you travel?'),
      required: true,
      options: listed(
        ['bike', 'Fiets', 'Bicycle'],
        ['bus', 'Bus of trein', 'Bus or train'],
        ['walk', 'Lopend', 'On foot'],
        ['brought', 'Iemand brengt mij', 'Somebody brings me'],
      ),
    },
    {
      key: 'needhelp',
      kind: 'choice',
      label: both('Is er iets waar we rekening mee moeten houden?', 'Is there something we should know?'),
      required: true,
      options: listed(['yes', 'Ja', 'Yes'], ['no', 'Nee', 'No']),
    },
    {
      key: 'whathelp',
      kind: 'long_text',
      label: both('Waar kunnen we op letten?', 'What should we look out for?'),
      help: both('Vertel alleen wat je wilt delen.', 'Only tell what you want to share.'),
      required: true,
      showIf: { match: 'all', conditions: [{ field: 'needhelp', is: 'equals', value: 'yes' }] },
    },
    open('hopelern', both('Wat hoop je te leren?', 'What do you hope to learn?')),
  ],
}

const satisfaction: FormContent = {
  title: both('Wat vindt u van ons?', 'What do you think of us?'),
  intro: both('Drie vragen. We lezen elk antwoord.', 'Three questions. We read every answer.'),
  fields: [
    {
      key: 'starsall',
      kind: 'scale',
      label: both('Hoe tevreden bent u?', 'How satisfied are you?'),
      required: true,
      look: 'stars',
      points: listed(
        ['p1', 'Heel ontevreden', 'Very dissatisfied'],
        ['p2', 'Ontevreden', 'Dissatisfied'],
        ['p3', 'Gaat wel', 'Neutral'],
        ['p4', 'Tevreden', 'Satisfied'],
        ['p5', 'Heel tevreden', 'Very satisfied'],
      ),
    },
    {
      key: 'whylower',
      kind: 'long_text',
      label: both('Wat ging er niet goed?', 'What went wrong?'),
      required: true,
      showIf: { match: 'all', conditions: [{ field: 'starsall', is: 'below', value: 'p3' }] },
    },
    open('onewishh', both('Wat is uw beste tip voor ons?', 'What is your best tip for us?')),
  ],
}

/** What one begins with. `other` is an empty sheet. */
export const formStarters: Record<FormPurpose, FormContent> = {
  evaluation_student: evaluationStudent,
  evaluation_host: evaluationHost,
  evaluation_mentor: evaluationMentor,
  reflection,
  intake,
  satisfaction,
  other: { title: both('', ''), fields: [] },
}

/** The fixed simple form of sites with the flag `legacyEvaluationForm`: nobody builds it. */
export const legacyEvaluation: FormContent = {
  title: both('Evaluatie van de stage', 'Evaluation of the internship'),
  fields: [
    {
      key: 'legscore',
      kind: 'scale',
      label: both('Hoe ging de stage?', 'How did the internship go?'),
      required: true,
      look: 'numbers',
      points: listed(
        ['p1', 'Slecht', 'Bad'],
        ['p2', 'Matig', 'Moderate'],
        ['p3', 'Voldoende', 'Sufficient'],
        ['p4', 'Goed', 'Good'],
        ['p5', 'Uitstekend', 'Excellent'],
      ),
    },
    open('leggoodd', both('Wat ging goed?', 'What went well?')),
    open('legbettr', both('Wat kan beter?', 'What could be better?')),
    {
      key: 'leghours',
      kind: 'choice',
      label: both('Zijn alle uren gemaakt?', 'Were all hours made?'),
      required: true,
      options: listed(['yes', 'Ja', 'Yes'], ['no', 'Nee', 'No']),
    },
  ],
}
