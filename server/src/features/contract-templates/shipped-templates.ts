import type { SignerSteps } from '#protocol/features/contract-templates.ts'
import type { HostBlank } from '#protocol/features/contract-text.ts'
import { type Article, fromNotation } from './from-notation.ts'

const blank = (name: string, label: string, labelEn: string, isRequired = true): HostBlank => ({
  name,
  label,
  labelEn,
  isRequired,
})
const times = blank('times', 'Werktijden', 'Working hours')
const phone = blank('supervisorPhone', 'Telefoon van de begeleider', 'Supervisor’s phone number')
const safety = blank('safety', 'Waar moet de leerling op letten?', 'What should the student watch out for?')
const travel = blank('pay', 'Vergoeding (of: geen)', 'Compensation (or: none)')

/** Student and guardian together, then the host, then the school. */
const steps: SignerSteps = { student: 1, guardian: 1, host: 2, school: 3 }

const socialNl: Article[] = [
  {
    title: 'De stage',
    lines: [
      '{student.name} loopt een maatschappelijke stage van {internship.hours} uur bij {host.name}, van {internship.start} tot en met {internship.end}.',
      'Werktijden: [times].',
    ],
  },
  {
    title: 'Wat je doet',
    lines: ['{internship.title}.', 'Er is geen loon. {student.firstName} leert en helpt anderen.'],
  },
  {
    title: 'Begeleiding',
    lines: [
      '{host.supervisor} begeleidt {student.firstName} op de stageplek en is bereikbaar op [supervisorPhone].',
      '{school.mentor} begeleidt namens {school.name} ({school.mentorEmail}).',
    ],
  },
  {
    title: 'Jonger dan 18',
    only: 'minor',
    lines: [
      '{student.firstName} werkt niet langer en niet later dan de wet toestaat voor zijn of haar leeftijd, en werkt niet alleen.',
      'Een ouder of verzorger, {guardian.name}, tekent mee.',
    ],
  },
  {
    title: 'Ziek of afwezig',
    lines: ['Bij ziekte meldt {student.firstName} zich voor het begin van de dag af bij de begeleider en bij school.'],
  },
  {
    title: 'Veiligheid',
    lines: [
      '{host.name} zorgt voor een veilige werkplek, legt de regels uit en geeft beschermende kleding als dat nodig is. Let hier op: [safety].',
    ],
  },
  {
    title: 'Vertrouwelijk',
    lines: ['Wat {student.firstName} hoort of ziet over mensen op de stageplek, blijft daar.'],
  },
  {
    title: 'Verzekering',
    lines: [
      '{school.name} verzekert {student.firstName} tijdens de stage tegen ongevallen en aansprakelijkheid. Voor letsel op de werkplek blijft {host.name} aansprakelijk, zoals de wet zegt.',
    ],
  },
  {
    title: 'Eerder stoppen',
    lines: [
      'Gaat het niet zoals afgesproken? Dan overleggen leerling, stageplek en school voordat iemand stopt. Bij ernstige problemen kan de stage meteen stoppen.',
    ],
  },
]
const socialEn: Article[] = [
  {
    title: 'The internship',
    lines: [
      '{student.name} does a social internship of {internship.hours} hours at {host.name}, from {internship.start} up to and including {internship.end}.',
      'Working hours: [times].',
    ],
  },
  {
    title: 'What you do',
    lines: ['{internship.title}.', 'There is no pay. {student.firstName} learns and helps others.'],
  },
  {
    title: 'Guidance',
    lines: [
      '{host.supervisor} guides {student.firstName} at the workplace and can be reached at [supervisorPhone].',
      '{school.mentor} is the mentor on behalf of {school.name} ({school.mentorEmail}).',
    ],
  },
  {
    title: 'Under 18',
    only: 'minor',
    lines: [
      '{student.firstName} does not work longer or later than the law allows at this age, and does not work alone.',
      'A parent or guardian, {guardian.name}, signs as well.',
    ],
  },
  {
    title: 'Ill or absent',
    lines: ['When ill, {student.firstName} tells the supervisor and the school before the day begins.'],
  },
  {
    title: 'Safety',
    lines: [
      '{host.name} provides a safe workplace, explains the rules and gives protective clothing where needed. Watch out for: [safety].',
    ],
  },
  {
    title: 'Confidential',
    lines: ['What {student.firstName} hears or sees about people at the workplace stays there.'],
  },
  {
    title: 'Insurance',
    lines: [
      '{school.name} insures {student.firstName} against accidents and liability during the internship. For injury at the workplace {host.name} remains liable, as the law says.',
    ],
  },
  {
    title: 'Stopping early',
    lines: [
      'Is it not going as agreed? Then student, host and school talk before anybody stops. After serious problems the internship can stop at once.',
    ],
  },
]

const tradeNl: Article[] = [
  {
    title: 'Wie en waar',
    lines: [
      '{student.name}, geboren op {student.birthDate}, niveau {student.level}, loopt stage bij {host.name}, {host.address}.',
    ],
  },
  {
    title: 'Wanneer',
    lines: [
      'De stage duurt van {internship.start} tot en met {internship.end}, op {internship.days}, samen {internship.hours} uur.',
      'Werktijden en pauzes: [times]. In schoolvakanties is er geen stage, tenzij anders afgesproken.',
    ],
  },
  { title: 'Taken en leerdoelen', lines: ['{internship.title}.', 'De leerling werkt aan deze leerdoelen: [goals].'] },
  {
    title: 'Begeleiding en beoordeling',
    lines: [
      '{host.supervisor} begeleidt op de werkplek, bereikbaar op [supervisorPhone]. {school.mentor} begeleidt namens de school en komt langs.',
      'De begeleider geeft een oordeel over de stage; de school beslist of de stage is behaald.',
    ],
  },
  { title: 'Vergoeding', lines: ['Vergoeding en reiskosten: [pay].'] },
  {
    title: 'Jonger dan 18',
    only: 'minor',
    lines: [
      'De Arbeidstijdenwet geldt. {student.firstName} werkt niet langer, later of zwaarder dan daarin staat, en bedient geen gevaarlijke machines.',
      'Een ouder of verzorger, {guardian.name}, tekent mee.',
    ],
  },
  {
    title: 'Zelf gevonden plek',
    only: 'selfFound',
    lines: ['{student.firstName} heeft deze plek zelf gevonden. De school heeft de plek bekeken en is akkoord.'],
  },
  {
    title: 'Ziek of afwezig',
    lines: ['Bij ziekte meldt {student.firstName} zich voor het begin van de dag af bij de begeleider en bij school.'],
  },
  {
    title: 'Veiligheid',
    lines: [
      '{host.name} geeft op de eerste dag uitleg over veilig werken en zorgt voor beschermingsmiddelen. Let hier op: [safety].',
    ],
  },
  {
    title: 'Gedrag en vertrouwelijkheid',
    lines: ['{student.firstName} houdt zich aan de regels van de stageplek en praat niet over vertrouwelijke zaken.'],
  },
  {
    title: 'Aansprakelijkheid en verzekering',
    lines: [
      '{host.name} is aansprakelijk voor schade door letsel van de leerling tijdens het werk (artikel 7:658 lid 4 BW). De school heeft een ongevallen- en aansprakelijkheidsverzekering voor stagiairs.',
    ],
  },
  {
    title: 'Einde',
    lines: [
      'De stage stopt op de einddatum, met goedvinden van allen, of als de leerling de school verlaat. Na een waarschuwing, of om een ernstige reden, kan een van de partijen de stage eerder beëindigen, na overleg met de school.',
    ],
  },
  { title: 'Toegang', lines: ['Begeleiders van de school en de inspectie mogen de stageplek bezoeken.'] },
]

/** Those that come with the product. A school copies one and makes it its own. */
export const shippedTemplates = [
  {
    name: 'Stageovereenkomst MaS',
    textNl: fromNotation(socialNl),
    textEn: fromNotation(socialEn),
    blanks: [times, phone, safety],
    steps,
  },
  {
    name: 'Stageovereenkomst vmbo en praktijkonderwijs',
    textNl: fromNotation(tradeNl),
    textEn: null,
    blanks: [times, blank('goals', 'Leerdoelen', 'Learning goals'), phone, travel, safety],
    steps,
  },
]
