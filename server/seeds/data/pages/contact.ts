import { addressMap, button, heading, points, text } from '../block-writing.ts'
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
          '**Leerlingen** vragen het eerst aan hun mentor. Die kent de stage.',
          '**Wachtwoord kwijt?** Vraag hier een [nieuw wachtwoord](/auth/recover) aan.',
          '**Iets mis op een stageplek?** Bel de school, die denkt meteen mee.',
        ),
      ),
      addressMap(),
      button('Naar de veelgestelde vragen', '/veelgestelde-vragen'),
    ],
    en: [
      text(
        `Write to [${email}](mailto:${email}). We are based in ${city} and answer on working days, usually the same day.`,
      ),
      heading('Quicker help'),
      text(
        points(
          '**Students** ask their mentor first, who knows the internship.',
          '**Lost a password?** Ask for a [new password](/auth/recover) here.',
          '**Something wrong at an internship?** Call the school, which helps at once.',
        ),
      ),
      addressMap(),
      button('To the frequently asked questions', '/veelgestelde-vragen'),
    ],
  }
}
