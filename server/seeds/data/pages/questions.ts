import { button, faq } from '../block-writing.ts'
import type { Facts, SeedPage } from './seed-page.ts'

export function questions({ flags }: Facts): SeedPage {
  return {
    slug: 'veelgestelde-vragen',
    title: ['Veelgestelde vragen', 'Frequently asked questions'],
    summary: [
      'Korte antwoorden op wat leerlingen en ouders vaak vragen.',
      'Short answers to what students and parents often ask.',
    ],
    nl: [
      faq({
        'Hoe krijg ik een account?':
          'Je school maakt je account. Je krijgt een mail met een link. Niets gekregen? Vraag het je mentor.',
        'Mag ik zelf een stage zoeken?': flags.selfFoundInternships
          ? 'Ja. Vertel je mentor waar je terecht kunt. Die kijkt of het past.'
          : 'Op deze site kies je een plek uit de [stagebank](/stagebank).',
        'Hoe ver mag ik reizen?':
          'Dat spreek je af met thuis en met school. De meeste leerlingen blijven op fietsafstand.',
        'Wat als het niet klikt?': 'Praat erover met je begeleider en je mentor. Samen zoeken jullie een oplossing.',
        ...(flags.hours && {
          'Ik ben mijn uren vergeten op te schrijven.':
            'Dat kan later ook nog. Doe het wel dezelfde week, dan weet iedereen het nog.',
        }),
        ...(flags.digitalContracts && {
          'Moet mijn ouder ook tekenen?':
            'Ja, als je nog geen 18 bent. Je ouder krijgt een link en tekent zonder account.',
        }),
      }),
      button('Bekijk stages', '/stagebank'),
    ],
    en: [
      faq({
        'How do I get an account?':
          'Your school makes your account. You get a mail with a link. Nothing there? Ask your mentor.',
        'May I look for an internship myself?': flags.selfFoundInternships
          ? 'Yes. Tell your mentor where you can go. They check whether it fits.'
          : 'On this site you choose a place from the [internship bank](/stagebank).',
        'How far may I travel?':
          'You agree on that at home and with your school. Most students stay within cycling distance.',
        'What if it does not work out?': 'Talk to your supervisor and your mentor. Together you find a solution.',
        ...(flags.hours && {
          'I forgot to log my hours.': 'You can still do it later. Do it in the same week, while everybody remembers.',
        }),
        ...(flags.digitalContracts && {
          'Does my parent have to sign too?':
            'Yes, if you are under 18. Your parent gets a link and signs without an account.',
        }),
      }),
      button('See internships', '/stagebank'),
    ],
  }
}
