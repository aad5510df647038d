import { heading, points, text, video } from '../block-writing.ts'
import type { Facts, SeedPage } from './seed-page.ts'

/** What this host itself shows its player with. */
const example = 'https://vimeo.com/76979871'

export function aboutUs({ appName, city }: Facts): SeedPage {
  return {
    slug: 'over-ons',
    title: ['Over ons', 'About us'],
    summary: [
      `${appName} brengt scholen, leerlingen en stagebieders in en om ${city} bij elkaar.`,
      `${appName} brings schools, students and providers in and around ${city} together.`,
    ],
    nl: [
      text(
        `${appName} is van de scholen en organisaties in en om ${city} samen. De school kent de leerling, de stagebieder kent het werk, en wij zorgen dat ze elkaar vinden.`,
        'We vinden dat elke leerling een plek verdient. Ook wie geen oom met een bedrijf heeft.',
      ),
      heading('Waar we op letten'),
      text(
        points(
          '**Duidelijk.** Er staat altijd wat de volgende stap is en wie aan zet is.',
          '**Eerlijk.** Iedereen ziet dezelfde stages.',
          '**Veilig.** We bewaren niet meer dan nodig is.',
        ),
      ),
      heading('Kijk mee'),
      video(example, 'Een voorbeeld van een video op een pagina'),
    ],
    en: [
      text(
        `${appName} belongs to the schools and organizations in and around ${city}. The school knows the student, the provider knows the work, and we make sure that they find each other.`,
        'We think every student deserves a place. Also those without an uncle who owns a company.',
      ),
      heading('What matters to us'),
      text(
        points(
          '**Clear.** It always says what the next step is and whose turn it is.',
          '**Fair.** Everybody sees the same internships.',
          '**Safe.** We keep no more than we need.',
        ),
      ),
      heading('Have a look'),
      video(example, 'An example of a video on a page'),
    ],
  }
}
