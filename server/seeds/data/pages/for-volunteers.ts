import { addressMap, button, columns, faq, heading, points, steps, text, vacancyList } from '../block-writing.ts'
import { type Facts, type SeedPage, when } from './seed-page.ts'

/** The pages of a site that is for volunteers first, in their words. */
export function volunteerPages({ appName, city, email, flags }: Facts): SeedPage[] {
  return [
    {
      slug: 'voor-vrijwilligers',
      title: ['Voor vrijwilligers', 'For volunteers'],
      summary: [
        'Zo vind je vrijwilligerswerk dat bij je past. Een uurtje is ook goed.',
        'How to find volunteering that suits you. An hour is fine too.',
      ],
      nl: [
        text(
          'Vrijwilligerswerk begint klein. Een keer koken in het buurthuis, een middag in de tuin, elke week koffie met iemand die weinig bezoek krijgt. Jij kiest wat, waar en hoe vaak.',
        ),
        heading('Zo werkt het'),
        text(
          steps(
            'Kijk rond tussen de [plekken](/stagebank). Daar heb je geen account voor nodig.',
            'Meld je aan met een zin over jezelf. Meer dan één plek tegelijk mag.',
            'De organisatie antwoordt, en jullie maken kennis.',
            ...when(flags.hours, 'Schrijf je uren op. Zo krijg je aan het eind van het jaar een verklaring.'),
          ),
        ),
        columns(
          [heading('Waar let je op?', 3), text(points('Hoe ver is het?', 'Hoeveel tijd heb je?', 'Wat doe je graag?'))],
          [
            heading('Wat mag je verwachten?', 3),
            text(points('Iemand die je wegwijs maakt', 'Duidelijke afspraken', 'Een bedankje')),
          ],
        ),
        heading('Nieuw erbij'),
        vacancyList(3),
        button('Bekijk alle plekken', '/stagebank'),
      ],
      en: [
        text(
          'Volunteering starts small. Cooking once at the community centre, an afternoon in the garden, coffee every week with somebody who has few visitors. You choose what, where and how often.',
        ),
        heading('How it works'),
        text(
          steps(
            'Look around among the [places](/stagebank). You need no account for that.',
            'Apply with a sentence about yourself. More than one place at once is fine.',
            'The organization answers, and you meet.',
            ...when(flags.hours, 'Log your hours. At the end of the year you get a statement of them.'),
          ),
        ),
        columns(
          [
            heading('What to look at', 3),
            text(points('How far is it?', 'How much time do you have?', 'What do you like to do?')),
          ],
          [
            heading('What you may expect', 3),
            text(points('Somebody who shows you around', 'Clear arrangements', 'A thank you')),
          ],
        ),
        heading('New here'),
        vacancyList(3),
        button('See all places', '/stagebank'),
      ],
    },
    {
      slug: 'voor-organisaties',
      title: ['Voor organisaties', 'For organizations'],
      summary: [
        'Zoekt u vrijwilligers? Plaats een oproep, dat kost een minuut.',
        'Looking for volunteers? Place a call, it takes a minute.',
      ],
      nl: [
        text(
          'Mensen willen graag iets doen voor hun buurt. Vaak weten ze alleen niet waar. Vertel wat u zoekt, dan vinden ze u.',
        ),
        heading('Zo krijgt u antwoord'),
        text(
          points(
            '**Wees concreet.** Wat gaat iemand doen, wanneer en met wie?',
            '**Antwoord snel.** Wie na een week niets hoort, kiest iets anders.',
            '**Begin klein.** Een keer meelopen is een goede kennismaking.',
          ),
        ),
        text(
          'Meld uw organisatie aan: dat is in een paar minuten gedaan. Eerst iets vragen? [Neem contact op](/contact).',
        ),
        button('Meld uw organisatie aan', '/organizations/signup'),
      ],
      en: [
        text(
          'People like to do something for their neighbourhood. Often they just do not know where. Tell them what you look for.',
        ),
        heading('How you get answers'),
        text(
          points(
            '**Be concrete.** What will somebody do, when and with whom?',
            '**Answer soon.** Who hears nothing for a week chooses something else.',
            '**Start small.** Joining once is a good way to meet.',
          ),
        ),
        text('Register your organization in a few minutes. A question first? [Contact us](/contact).'),
        button('Register your organization', '/organizations/signup'),
      ],
    },
    {
      slug: 'over-ons',
      title: ['Over ons', 'About us'],
      summary: [
        `${appName} brengt mensen en organisaties in en om ${city} bij elkaar.`,
        `${appName} brings people and organizations in and around ${city} together.`,
      ],
      nl: [
        text(
          `${appName} is van de organisaties in en om ${city} samen. Zij weten waar hulp welkom is, jij weet wat je kunt, en wij zorgen dat jullie elkaar vinden.`,
          'We vinden dat iedereen mee moet kunnen doen. Ook wie maar een uurtje heeft.',
        ),
        heading('Waar we op letten'),
        text(
          points(
            '**Duidelijk.** Er staat altijd wat de volgende stap is en wie aan zet is.',
            '**Open.** Iedereen ziet dezelfde plekken.',
            '**Veilig.** We bewaren niet meer dan nodig is.',
          ),
        ),
      ],
      en: [
        text(
          `${appName} belongs to the organizations in and around ${city}. They know where help is welcome, you know what you can do, and we make sure that you find each other.`,
          'We think everybody should be able to join in. Also those who have just an hour.',
        ),
        heading('What matters to us'),
        text(
          points(
            '**Clear.** It always says what the next step is and whose turn it is.',
            '**Open.** Everybody sees the same places.',
            '**Safe.** We keep no more than we need.',
          ),
        ),
      ],
    },
    {
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
            '**Een vraag over een plek?** Stel hem aan de organisatie zelf: haar gegevens staan erbij.',
            '**Wachtwoord kwijt?** Vraag hier een [nieuw wachtwoord](/auth/recover) aan.',
            '**Voelt iets niet goed?** Schrijf of bel ons, we denken meteen mee.',
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
            '**A question about a place?** Ask the organization itself: its details are there.',
            '**Lost a password?** Ask for a [new password](/auth/recover) here.',
            '**Does something feel wrong?** Write or call, we help at once.',
          ),
        ),
        addressMap(),
        button('To the frequently asked questions', '/veelgestelde-vragen'),
      ],
    },
    {
      slug: 'veelgestelde-vragen',
      title: ['Veelgestelde vragen', 'Frequently asked questions'],
      summary: ['Korte antwoorden op wat vrijwilligers vaak vragen.', 'Short answers to what volunteers often ask.'],
      nl: [
        faq({
          'Hoe krijg ik een account?':
            'Meld je aan met je mailadres. Je krijgt een mail met een link, en je kunt meteen reageren.',
          'Hoeveel tijd kost het?': 'Zo veel als je wilt. Bij elke plek staat hoe vaak en hoe lang.',
          'Mag ik me op meer plekken aanmelden?':
            'Ja. Kom je er niet aan toe, trek je aanmelding dan in: dat kan altijd.',
          'Ben ik verzekerd?':
            'De meeste gemeenten hebben een verzekering voor vrijwilligers. Vraag de organisatie hoe het bij haar zit.',
          'Wat als het niet klikt?': 'Zeg het gewoon. De organisatie denkt met je mee, of je kiest iets anders.',
        }),
        button('Bekijk plekken', '/stagebank'),
      ],
      en: [
        faq({
          'How do I get an account?':
            'Register with your mail address. You get a mail with a link and can apply at once.',
          'How much time does it take?': 'As much as you like. Every place says how often and how long.',
          'May I apply for more than one place?': 'Yes. If you cannot make it after all, withdraw: you always can.',
          'Am I insured?': 'Most municipalities insure volunteers. Ask the organization how it is arranged there.',
          'What if it does not work out?': 'Just say so. The organization thinks along, or you choose something else.',
        }),
        button('See places', '/stagebank'),
      ],
    },
  ]
}
