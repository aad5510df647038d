import { phone, text } from '#protocol/declaring/fields.ts'

/** What we know and a contract can say, by where it comes from; with its name in the editor in both languages. */
export const contractFields = {
  student: {
    name: ['naam leerling', 'student’s name'],
    firstName: ['voornaam leerling', 'student’s first name'],
    lastName: ['achternaam leerling', 'student’s last name'],
    group: ['klas', 'class'],
    level: ['niveau', 'level'],
    birthDate: ['geboortedatum', 'date of birth'],
    email: ['e-mail leerling', 'student’s email'],
    phone: ['telefoon leerling', 'student’s phone'],
  },
  guardian: {
    name: ['naam ouder of verzorger', 'parent or guardian’s name'],
    email: ['e-mail ouder of verzorger', 'parent or guardian’s email'],
    phone: ['telefoon ouder of verzorger', 'parent or guardian’s phone'],
  },
  host: {
    name: ['naam stagebieder', 'host’s name'],
    address: ['adres stagebieder', 'host’s address'],
    city: ['plaats stagebieder', 'host’s town'],
    chamberNumber: ['KvK-nummer', 'Chamber of Commerce number'],
    supervisor: ['begeleider', 'supervisor'],
    supervisorEmail: ['e-mail begeleider', 'supervisor’s email'],
    supervisorPhone: ['telefoon begeleider', 'supervisor’s phone'],
    signer: ['tekent voor de stagebieder', 'signs for the host'],
  },
  internship: {
    title: ['wat je doet', 'what it is'],
    tasks: ['taken', 'tasks'],
    start: ['begin', 'first day'],
    end: ['einde', 'last day'],
    hours: ['uren', 'hours'],
    days: ['dagen', 'days'],
  },
  period: {
    name: ['stageperiode', 'internship period'],
    schoolYear: ['schooljaar', 'school year'],
  },
  school: {
    name: ['naam school', 'school’s name'],
    address: ['adres school', 'school’s address'],
    city: ['plaats school', 'school’s town'],
    mentor: ['mentor', 'mentor'],
    mentorEmail: ['e-mail mentor', 'mentor’s email'],
    mentorPhone: ['telefoon mentor', 'mentor’s phone'],
    signer: ['tekent voor de school', 'signs for the school'],
  },
} as const satisfies Record<string, Record<string, readonly [nl: string, en: string]>>

/** As a text refers to them: `student.name`. */
export const contractFieldNames: readonly string[] = Object.entries(contractFields).flatMap(([group, fields]) =>
  Object.keys(fields).map((name) => `${group}.${name}`),
)

/** What a host may fill in for what a contract leaves open: a line of text, or how one reaches the supervisor. */
export const blankRule = (name: string, optional: boolean) =>
  name === 'supervisorPhone' ? phone({ optional }) : text({ max: 500, optional })
