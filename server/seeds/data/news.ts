import { button, heading, points, text, vacanciesNear } from './block-writing.ts'
import type { Facts, SeedPage } from './pages/seed-page.ts'
import { volunteerNews } from './volunteer-news.ts'

/** Newest first; the seed gives each a moment of its own. */
export function seedNews(facts: Facts): SeedPage[] {
  const { city, appName, flags } = facts
  if (facts.front === 'volunteering') return volunteerNews(facts)
  return [
    {
      slug: 'nieuwe-stages-in-de-buurt',
      title: [`Nieuwe stages in en om ${city}`, `New internships in and around ${city}`],
      summary: [
        'Van de dierenweide tot de fietswerkplaats: er is weer van alles bij gekomen.',
        'From the petting farm to the bicycle workshop: there is a lot of new work to choose from.',
      ],
      nl: [
        text(
          `Deze maand deden weer nieuwe organisaties uit ${city} en omgeving mee. Zij zoeken leerlingen die graag met dieren werken, iets willen maken of een praatje willen maken.`,
          'Kijk snel, want op de meeste plekken is ruimte voor een of twee leerlingen.',
        ),
        vacanciesNear(city, 3),
        button('Bekijk alle stages', '/stagebank'),
      ],
      en: [
        text(
          `This month new organizations in and around ${city} joined. They are looking for students who like to work with animals, to make something, or to have a chat.`,
          'Be quick: most of them have room for one or two students.',
        ),
        vacanciesNear(city, 3),
        button('See all internships', '/stagebank'),
      ],
    },
    {
      slug: 'vijf-tips-voor-je-eerste-dag',
      title: ['Vijf tips voor je eerste stagedag', 'Five tips for your first day'],
      summary: [
        'Een beetje spannend is het altijd. Met deze tips begin je rustig.',
        'It is always a little exciting. These tips help you to a calm start.',
      ],
      nl: [
        text(
          'Je eerste dag op een nieuwe plek: je kent niemand en je weet nog niet waar de koffie staat. Dat hoort erbij.',
          points(
            '**Zoek de route een dag eerder op.** Tien minuten te vroeg is precies op tijd.',
            '**Bel even als er iets is.** Ziek of te laat? Bel, een appje wordt snel gemist.',
            '**Vraag wat je mag.** Mag je foto’s maken? Waar leg je je telefoon?',
            '**Trek kleren aan die passen bij het werk.** Dichte schoenen zijn bijna altijd goed.',
            flags.hours
              ? '**Schrijf je uren meteen op.** Dan hoef je later niet te gokken.'
              : '**Schrijf op wat je deed.** Dat helpt bij je terugblik.',
          ),
        ),
        heading('En daarna?'),
        text('Vertel thuis en op school hoe het was. Liep het anders dan je dacht? Je mentor denkt met je mee.'),
      ],
      en: [
        text(
          'Your first day at a new place: you know nobody and you do not know where the coffee is. That is part of it.',
          points(
            '**Look up the route the day before.** Ten minutes early is exactly on time.',
            '**Call when something comes up.** Ill or late? Call, a message is easily missed.',
            '**Ask what is allowed.** May you take pictures? Where do you leave your phone?',
            '**Wear what suits the work.** Closed shoes are nearly always right.',
            flags.hours
              ? '**Log your hours at once.** Then you need not guess later.'
              : '**Write down what you did.** It helps when you look back.',
          ),
        ),
        heading('And then?'),
        text(
          'Tell people at home and at school how it was. Was it different from what you thought? Your mentor thinks along.',
        ),
      ],
    },
    {
      slug: 'het-nieuwe-schooljaar-begint',
      title: ['Het nieuwe schooljaar begint', 'The new school year begins'],
      summary: [
        `De stagebank van ${appName} is weer open. Dit is er veranderd.`,
        `The internship bank of ${appName} is open again. This is what changed.`,
      ],
      nl: [
        text(
          'De vakantie is voorbij en de eerste leerlingen kijken al rond. Dit is er nieuw:',
          points(
            'De stagebank werkt nu ook goed op je telefoon.',
            'Je vindt stages per onderwerp, met een eigen vlag voor elk soort werk.',
            'De site is er in het Nederlands en in het Engels, en je kunt hem donker maken.',
          ),
          'Mis je iets? Laat het ons weten via [contact](/contact).',
        ),
      ],
      en: [
        text(
          'The holidays are over and the first students are looking around. This is new:',
          points(
            'The internship bank now works well on your phone too.',
            'You find internships by subject, with a flag for every kind of work.',
            'The site is there in Dutch and in English, and you can make it dark.',
          ),
          'Is something missing? Tell us on the [contact page](/contact).',
        ),
      ],
    },
  ]
}
