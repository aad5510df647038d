import { button, columns, heading, points, text, vacancyMap } from '../block-writing.ts'
import { type Facts, type SeedPage, when } from './seed-page.ts'

export function forSchools({ appName, flags }: Facts): SeedPage {
  return {
    slug: 'voor-scholen',
    title: ['Voor scholen', 'For schools'],
    summary: [
      'Je ziet per klas en per leerling wie een plek heeft, wie zoekt en wie hulp nodig heeft.',
      'See per class and per student who has a place, who is looking and who needs help.',
    ],
    nl: [
      text(
        `Met ${appName} volg je elke leerling, van de eerste keuze tot de laatste dag. Je hoeft niet meer te bellen, te mailen en lijstjes bij te houden.`,
      ),
      heading('Wat heb je eraan?'),
      columns(
        [
          heading('Voor de coördinator', 3),
          text(
            points(
              'In één blik zien hoeveel leerlingen een plek hebben',
              'Stageperiodes en eigen regels per schooljaar',
              'Elke stap staat in het logboek',
            ),
          ),
        ],
        [
          heading('Voor de mentor', 3),
          text(
            points(
              'Een lijst van wat er vandaag te doen is',
              'Per leerling zien waar die op wacht',
              ...when(flags.hours, 'Uren die de stagebieder al heeft goedgekeurd'),
              ...when(flags.digitalContracts, 'Contracten die iedereen op de telefoon tekent'),
            ),
          ),
        ],
      ),
      heading('Veilig en van jullie'),
      text(
        'Elke school ziet alleen de eigen leerlingen. Stagebieders zien pas iets van een leerling als die bij hen stage loopt. Hoe we met gegevens omgaan, lees je in de [privacyverklaring](/privacyverklaring).',
      ),
      heading('Waar leerlingen terechtkunnen'),
      vacancyMap(),
      heading('Meedoen'),
      text('Wil je met jouw school meedoen, of eerst een keer meekijken? We laten het graag zien.'),
      button('Neem contact op', '/contact'),
    ],
    en: [
      text(
        `With ${appName} you follow every student, from the first choice to the last day. No more phone calls, mails and lists to keep.`,
      ),
      heading('What it does for you'),
      columns(
        [
          heading('For the coordinator', 3),
          text(
            points(
              'See at a glance how many students have a place',
              'Internship periods and your own rules per school year',
              'Every step is in the log',
            ),
          ),
        ],
        [
          heading('For the mentor', 3),
          text(
            points(
              'A list of what needs doing today',
              'See per student what they are waiting for',
              ...when(flags.hours, 'Hours that the provider has already approved'),
              ...when(flags.digitalContracts, 'Contracts that everyone signs on their phone'),
            ),
          ),
        ],
      ),
      heading('Safe, and yours'),
      text(
        'Every school sees its own students only. Providers see a student only once that student has an internship with them. How we handle data is in the [privacy statement](/privacyverklaring).',
      ),
      heading('Where students can go'),
      vacancyMap(),
      heading('Taking part'),
      text('Would you like to take part with your school, or have a look first? We are happy to show you around.'),
      button('Get in touch', '/contact'),
    ],
  }
}
