/** What can stand in a mail: what it is called, and an example, in Dutch and English. */
type Named = readonly [nl: string, en: string, exampleNl: string, exampleEn?: string]

// biome-ignore format: one line a field, so that it reads as a table
export const mailFields: Readonly<Record<string, Named>> = {
  about: ['waar het over gaat', 'what it is about', 'Het gaat over de stage van Daan van der Meulen.', 'It is about the internship of Daan van der Meulen.'],
  answer: ['antwoord', 'answer', 'We hebben de vacature aangepast.', 'We changed the vacancy.'],
  answerBy: ['uiterste dag', 'last day to answer', 'vrijdag 20 maart', 'Friday 20 March'],
  app: ['naam van de site', 'name of the site', ''],
  asker: ['wie het vraagt', 'who asks', 'Daan van der Meulen'],
  attached: ['over de bijlage', 'about the attachment', 'Het zit als pdf bij deze mail.', 'You find it with this mail, as a PDF.'],
  by: ['door wie', 'by whom', 'Petra van der Meulen'],
  cancelled: ['over de afspraak', 'about the appointment', 'De afspraak van 12 maart gaat niet door.', 'The appointment on 12 March is called off.'],
  cannot: ['als het niet kan', 'if it does not suit', 'Kan het dan niet? Vraag om een ander moment.', 'Does it not suit you? Ask for another moment.'],
  changed: ['wat er veranderde', 'what changed', 'de eerste dag', 'the first day'],
  city: ['plaats', 'town', 'Oldebroek'],
  count: ['aantal', 'number', '3'],
  date: ['datum', 'date', '20 maart', '20 March'],
  day: ['dag', 'day', 'maandag 16 maart', 'Monday 16 March'],
  days: ['dagen', 'days', 'maandag en dinsdag', 'Monday and Tuesday'],
  due: ['wanneer het klaar moet zijn', 'when it is due', 'Graag vóór vrijdag 20 maart.', 'Please do so before Friday 20 March.'],
  expires: ['tot wanneer', 'until when', 'vrijdag 27 maart', 'Friday 27 March'],
  feedback: ['wat er over gezegd is', 'what was said about it', 'Mooi opgeschreven, ga zo door.', 'Well written, go on like this.'],
  file: ['bestand', 'file', 'leerlingen.csv', 'students.csv'],
  firstDay: ['eerste dag', 'first day', 'maandag 6 april', 'Monday 6 April'],
  firstName: ['voornaam van wie hem krijgt', 'first name of who gets it', 'Ingrid'],
  form: ['formulier', 'form', 'Terugblik op de stage', 'Looking back on the internship'],
  how: ['wat de bezoeker doet', 'what the visitor does', 'komt langs', 'comes to visit'],
  inLine: ['plek in de rij', 'place in line', 'Er staan 2 anderen op de wachtlijst.', 'There are 2 others on the waiting list.'],
  lastDay: ['laatste dag', 'last day', 'vrijdag 12 juni', 'Friday 12 June'],
  minutes: ['aantal minuten', 'number of minutes', '30'],
  motivation: ['motivatie', 'motivation', '“Ik help graag mensen en kom elke week.”', '“I like to help people and come every week.”'],
  name: ['naam van wie hem krijgt', 'name of who gets it', 'mevrouw Van Oord', 'Mrs Van Oord'],
  note: ['bericht erbij', 'note', 'Neem je gemakkelijke schoenen mee.', 'Bring comfortable shoes.'],
  organization: ['stagebieder', 'host', 'Bakkerij Van Oord'],
  other: ['uren volgens de stagebieder', 'hours according to the host', 'Volgens de stagebieder: 4 uur.', 'According to the host: 4 hours.'],
  others: ['over andere aanmeldingen', 'about other applications', 'Je andere aanmeldingen zijn ingetrokken.', 'Your other applications were withdrawn.'],
  owner: ['wie het vraagt', 'who asks', 'Noordrand College'],
  phase: ['stap', 'step', 'Stageplan', 'Plan of the internship'],
  place: ['plek', 'place', 'Dorpsstraat 1, Oldebroek'],
  place1: ['eerste stage', 'first internship', 'Helpen in de bakkerij, Bakkerij Van Oord', 'Help in the bakery, Bakkerij Van Oord'],
  place2: ['tweede stage', 'second internship', 'Voorlezen, De Wilgenhof', 'Read aloud, De Wilgenhof'],
  place3: ['derde stage', 'third internship', 'Dieren verzorgen, De Stal', 'Look after animals, De Stal'],
  place4: ['vierde stage', 'fourth internship', 'Koken, Buurthuis', 'Cook, Buurthuis'],
  place5: ['vijfde stage', 'fifth internship', 'Sportdag, SV Oldebroek', 'Sports day, SV Oldebroek'],
  proposer: ['wie het voorstelt', 'who proposes it', 'Karin de Vries'],
  reach: ['hoe je elkaar bereikt', 'how to reach them', 'daan@school.example'],
  reason: ['reden', 'reason', 'De tijden passen niet bij het rooster.', 'The times do not fit the timetable.'],
  reminder: ['wie eraan herinnert', 'who reminds', 'Karin de Vries'],
  respondent: ['wie het invulde', 'who filled it in', 'Daan van der Meulen'],
  result: ['beoordeling', 'mark', 'Beoordeling: goed.', 'Mark: good.'],
  role: ['rol', 'role', 'mentor'],
  school: ['school', 'school', 'Noordrand College'],
  searches: ['zoekopdracht', 'search', 'Koken in de buurt', 'Cooking nearby'],
  sentence: ['wat er te doen is', 'what is to be done', 'vul je stageplan in', 'fill in your plan'],
  student: ['leerling', 'student', 'Daan van der Meulen'],
  talk: ['wanneer', 'when', 'dinsdag 17 maart om 15.00 uur', 'Tuesday 17 March at 15:00'],
  thing: ['stage of vrijwilligerswerk', 'internship or volunteering', 'stage', 'internship'],
  title: ['titel', 'title', 'Helpen in de bakkerij', 'Help in the bakery'],
  until: ['tot en met', 'until', '27 maart', '27 March'],
  vacancy: ['vacature', 'vacancy', 'Helpen in de bakkerij', 'Help in the bakery'],
  visitor: ['wie er komt', 'who comes', 'Karin de Vries'],
  visitorEmail: ['mailadres van wie er komt', 'mail address of who comes', 'k.devries@school.example'],
  week: ['week', 'week', '9 maart', '9 March'],
  when: ['wanneer', 'when', 'dinsdag 17 maart om 15.00 uur', 'Tuesday 17 March at 15:00'],
  where: ['waar', 'where', 'Adres: Dorpsstraat 1, Oldebroek.', 'Address: Dorpsstraat 1, Oldebroek.'],
  who: ['wie', 'who', 'Karin de Vries'],
  wish: ['wens', 'wish', 'Kan het ook op woensdag?', 'Would Wednesday suit you?'],
  works: ['ingeleverd werk', 'work that was handed in', 'Verslag week 1, van Daan van der Meulen', 'Report of week 1, by Daan van der Meulen'],
}

/** One that nobody knows any more keeps its name. */
export const mailFieldLabel = (name: string, locale: 'nl' | 'en'): string =>
  mailFields[name]?.[locale === 'nl' ? 0 : 1] ?? name

export function mailFieldExample(name: string, locale: 'nl' | 'en'): string {
  const [, , nl, en] = mailFields[name] ?? ['', '', '']
  return locale === 'nl' ? nl : (en ?? nl)
}
