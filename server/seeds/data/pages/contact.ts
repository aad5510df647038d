import { button, heading, points, text } from '../block-writing.ts'
import type { Facts, SeedPage } from './seed-page.ts'

export function contact({ email, city }: Facts): SeedPage {
  return {
    slug: 'contact',
    title: ['Contact', 'Contact'],
    summary: [
      'Een vraag? Stuur een bericht, we antwoorden op werkdagen.',
      'A question? Write to us, we answer on working days.',
    ],
    nl: [
      text(
        `Mail naar [${email}](mailto:${email}). We zitten in ${city} en antwoorden op werkdagen, meestal dezelfde dag.`,
      ),
      heading('Sneller geholpen'),
      text(
        points(
          'Ben je **leerling**? Vraag het eerst aan je mentor. Die kent je stage.',
          'Ben je je wachtwoord kwijt? Vraag zelf een [nieuw wachtwoord](/auth/recover) aan.',
          'Is er iets mis op een stageplek? Bel de school, die is er voor je.',
        ),
      ),
      button('Naar de veelgestelde vragen', '/veelgestelde-vragen'),
    ],
    en: [
      text(
        `Write to [${email}](mailto:${email}). We are based in ${city} and answer on working days, usually the same day.`,
      ),
      heading('Quicker help'),
      text(
        points(
          'Are you a **student**? Ask your mentor first. They know your internship.',
          'Did you lose your password? Ask for a [new password](/auth/recover) yourself.',
          'Is something wrong at an internship? Call the school, they are there for you.',
        ),
      ),
      button('To the frequently asked questions', '/veelgestelde-vragen'),
    ],
  }
}
