import { button, heading, points, text, vacanciesNear } from './block-writing.ts'
import type { Facts, SeedPage } from './pages/seed-page.ts'

/** The news of a site that is for volunteers first; newest first. */
export const volunteerNews = ({ city, appName }: Facts): SeedPage[] => [
  {
    slug: 'nieuwe-plekken-in-de-buurt',
    title: [`Nieuw vrijwilligerswerk in en om ${city}`, `New volunteering in and around ${city}`],
    summary: [
      'Van de dierenweide tot de fietswerkplaats: er is weer van alles bij gekomen.',
      'From the petting farm to the bicycle workshop: there is a lot of new work to choose from.',
    ],
    nl: [
      text(
        `Deze maand deden weer nieuwe organisaties uit ${city} en omgeving mee. Zij zoeken mensen die graag met dieren werken, iets willen maken of een praatje willen maken.`,
      ),
      vacanciesNear(city, 3),
      button('Bekijk alle plekken', '/stagebank'),
    ],
    en: [
      text(
        `This month new organizations in and around ${city} joined. They are looking for people who like to work with animals, to make something, or to have a chat.`,
      ),
      vacanciesNear(city, 3),
      button('See all places', '/stagebank'),
    ],
  },
  {
    slug: 'vijf-tips-voor-je-eerste-dag',
    title: ['Vijf tips voor je eerste dag', 'Five tips for your first day'],
    summary: [
      'Een beetje spannend is het altijd. Met deze tips begin je rustig.',
      'It is always a little exciting. These tips help you to a calm start.',
    ],
    nl: [
      text(
        'Je eerste dag op een nieuwe plek: je kent niemand en je weet nog niet waar de koffie staat. Dat hoort erbij.',
        points(
          '**Zoek de route een dag eerder op.** Tien minuten te vroeg is precies op tijd.',
          '**Bel even als er iets is.** Een appje wordt snel gemist.',
          '**Vraag wie er bij is.** Met een naam voel je je sneller thuis.',
          '**Trek kleren aan die passen bij het werk.** Dichte schoenen zijn bijna altijd goed.',
          '**Zeg wat je fijn vindt, en wat niet.** Dan wordt het een plek die bij je past.',
        ),
      ),
      heading('En daarna?'),
      text('Spreek af wanneer je weer komt. Liep het anders dan je dacht? Vertel het, dan denkt de organisatie mee.'),
    ],
    en: [
      text(
        'Your first day at a new place: you know nobody and you do not know where the coffee is. That is part of it.',
        points(
          '**Look up the route the day before.** Ten minutes early is exactly on time.',
          '**Call when something comes up.** A message is easily missed.',
          '**Ask who will be there.** With a name you feel at home sooner.',
          '**Wear what suits the work.** Closed shoes are nearly always right.',
          '**Say what you like, and what you do not.** It becomes a place that suits you.',
        ),
      ),
      heading('And then?'),
      text(
        'Agree when you come again. Was it different from what you thought? Say so, and the organization thinks along.',
      ),
    ],
  },
  {
    slug: 'een-nieuw-seizoen',
    title: ['Een nieuw seizoen begint', 'A new season begins'],
    summary: [
      `Er is weer veel te doen op ${appName}. Dit is er veranderd.`,
      `There is a lot to do at ${appName} again.`,
    ],
    nl: [
      text(
        'De vakantie is voorbij en de eerste mensen kijken al rond. Dit is er nieuw:',
        points(
          'De site werkt nu ook goed op je telefoon.',
          'Je vindt plekken per onderwerp, met een eigen vlag voor elk soort werk.',
          'De site is er in het Nederlands en in het Engels, en je kunt hem donker maken.',
        ),
        'Mis je iets? Laat het ons weten via [contact](/contact).',
      ),
    ],
    en: [
      text(
        'The holidays are over and the first people are looking around. This is new:',
        points(
          'The site now works well on your phone too.',
          'You find places by subject, with a flag for every kind of work.',
          'The site is there in Dutch and in English, and you can make it dark.',
        ),
        'Is something missing? Tell us on the [contact page](/contact).',
      ),
    ],
  },
]
