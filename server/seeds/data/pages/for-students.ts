import { button, columns, drawing, heading, points, steps, text, vacancyList } from '../block-writing.ts'
import { type Facts, type SeedPage, when } from './seed-page.ts'

export function forStudents({ flags }: Facts): SeedPage {
  return {
    slug: 'voor-leerlingen',
    title: ['Voor leerlingen', 'For students'],
    summary: [
      'Zo vind je een stage die bij je past, van de eerste keuze tot de laatste dag.',
      'How to find an internship that suits you, from the first choice to the last day.',
    ],
    nl: [
      text(
        'Een stage is geen toets. Je kijkt een tijd mee op een plek die je nog niet kent, en je helpt echt mee. Je merkt wat je leuk vindt, en ook wat niet.',
      ),
      drawing('geiten-voeren', 'Een witte geit staat naast een rode schuur met een baal hooi.'),
      heading('Zo werkt het'),
      text(
        steps(
          'Kijk rond in de [stagebank](/stagebank). Daar heb je geen account voor nodig.',
          'Log in met het account van je school en kies een plek.',
          ...when(flags.selfFoundInternships, 'Heb je zelf al iets gevonden? Vertel het je mentor. Dat mag ook.'),
          flags.digitalContracts
            ? 'Teken het contract op je telefoon. Je ouder, de school en de stagebieder tekenen ook.'
            : 'Spreek af wanneer je komt, wat je gaat doen en wie je helpt.',
          ...when(flags.hours, 'Schrijf na elke keer je uren op. De stagebieder keurt ze goed.'),
          'Kijk na afloop terug met je mentor.',
        ),
      ),
      columns(
        [
          heading('Waar let je op?', 3),
          text(points('Past de reistijd bij je rooster?', 'Ben je oud genoeg?', 'Lijkt het werk je leuk?')),
        ],
        [
          heading('Wie helpt je?', 3),
          text(points('Je mentor op school', 'Je begeleider op je stageplek', 'De stagecoördinator van je school')),
        ],
      ),
      heading('Nieuw in de stagebank'),
      vacancyList(3),
      button('Bekijk alle stages', '/stagebank'),
    ],
    en: [
      text(
        'An internship is not a test. For a while you join a place you do not know yet, and you really help. You find out what you like, and what you do not.',
      ),
      drawing('geiten-voeren', 'A white goat stands beside a red barn with a bale of hay.'),
      heading('How it works'),
      text(
        steps(
          'Look around in the [internship bank](/stagebank). You need no account for that.',
          'Sign in with your school account and choose a place.',
          ...when(flags.selfFoundInternships, 'Did you find something yourself? Tell your mentor. That is fine too.'),
          flags.digitalContracts
            ? 'Sign the contract on your phone. Your parent, the school and the provider sign it too.'
            : 'Agree when you come, what you will do and who will help you.',
          ...when(flags.hours, 'Log your hours after every visit. The provider approves them.'),
          'Look back on it with your mentor afterwards.',
        ),
      ),
      columns(
        [
          heading('What to look at', 3),
          text(points('Does the journey fit your timetable?', 'Are you old enough?', 'Does the work appeal to you?')),
        ],
        [
          heading('Who helps you', 3),
          text(points('Your mentor at school', 'Your supervisor at the internship', 'The coordinator of your school')),
        ],
      ),
      heading('New in the internship bank'),
      vacancyList(3),
      button('See all internships', '/stagebank'),
    ],
  }
}
