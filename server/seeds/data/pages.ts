import type { Block } from '#protocol/blocks.ts'
import type { Tenant } from '#protocol/tenants/tenant.ts'
import { button, columns, faq, heading, points, steps, text, vacancyList } from './block-writing.ts'

export type SeedPage = {
  slug: string
  title: [nl: string, en: string]
  summary: [nl: string, en: string]
  nl: Block[]
  en: Block[]
}
/** Only what the site has is written about. */
export type Facts = Pick<Tenant, 'appName' | 'flags'> & { city: string; email: string }

const when = <T>(isSo: boolean, ...parts: T[]): T[] => (isSo ? parts : [])

export function seedPages(facts: Facts): SeedPage[] {
  return [forStudents(facts), forSchools(facts), forHosts(facts), aboutUs(facts), contact(facts), questions(facts)]
}

function forStudents({ flags }: Facts): SeedPage {
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

function forSchools({ appName, flags }: Facts): SeedPage {
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
      heading('Taking part'),
      text('Would you like to take part with your school, or have a look first? We are happy to show you around.'),
      button('Get in touch', '/contact'),
    ],
  }
}

function forHosts({ flags }: Facts): SeedPage {
  return {
    slug: 'voor-stagebieders',
    title: ['Voor stagebieders', 'For providers'],
    summary: [
      'U biedt een plek, wij zorgen dat de afspraken kloppen. Dat kost u weinig tijd.',
      'You offer a place, we make sure the arrangements are right. It takes little of your time.',
    ],
    nl: [
      text(
        'Een leerling op de werkvloer brengt vragen mee die u zelf al lang niet meer stelt. Voor de leerling is het vaak de eerste kennismaking met werk. Een paar uur per week is genoeg.',
      ),
      heading('Wat vragen we van u?'),
      text(
        points(
          'Werk dat een leerling echt kan doen',
          'Eén vaste begeleider die weet dat er iemand komt',
          'Een kort gesprek aan het begin en aan het eind',
        ),
      ),
      heading('Wat hoeft u niet te doen?'),
      text(
        points(
          ...when(flags.digitalContracts, 'Papieren contracten versturen: u tekent op uw telefoon, zonder account'),
          ...when(flags.hours, 'Urenlijsten bijhouden: u keurt de uren met één klik goed'),
          'Leerlingen zoeken: zij vinden u in de [stagebank](/stagebank)',
          'Uitzoeken wat de school wil: dat staat er al bij',
        ),
      ),
      heading('Wilt u een plek aanbieden?'),
      text(
        'Stuur ons een bericht met uw naam, uw organisatie en het werk dat u in gedachten hebt. Wij regelen de rest.',
      ),
      button('Neem contact op', '/contact'),
    ],
    en: [
      text(
        'A student at work asks the questions you stopped asking long ago. For the student it is often a first taste of working life. A few hours a week is enough.',
      ),
      heading('What we ask of you'),
      text(
        points(
          'Work that a student can really do',
          'One supervisor who knows that somebody is coming',
          'A short talk at the beginning and at the end',
        ),
      ),
      heading('What you need not do'),
      text(
        points(
          ...when(flags.digitalContracts, 'Send paper contracts: you sign on your phone, without an account'),
          ...when(flags.hours, 'Keep lists of hours: you approve them with one click'),
          'Look for students: they find you in the [internship bank](/stagebank)',
          'Find out what the school wants: it says so already',
        ),
      ),
      heading('Would you like to offer a place?'),
      text(
        'Send us a message with your name, your organization and the work you have in mind. We will arrange the rest.',
      ),
      button('Get in touch', '/contact'),
    ],
  }
}

function aboutUs({ appName, city }: Facts): SeedPage {
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
          '**Duidelijk.** Je ziet altijd wat de volgende stap is en wie aan zet is.',
          '**Eerlijk.** Iedereen ziet dezelfde stages.',
          '**Veilig.** We bewaren niet meer dan nodig is.',
        ),
      ),
    ],
    en: [
      text(
        `${appName} belongs to the schools and organizations in and around ${city}. The school knows the student, the provider knows the work, and we make sure that they find each other.`,
        'We think every student deserves a place. Also those without an uncle who owns a company.',
      ),
      heading('What matters to us'),
      text(
        points(
          '**Clear.** You always see what the next step is and whose turn it is.',
          '**Fair.** Everybody sees the same internships.',
          '**Safe.** We keep no more than we need.',
        ),
      ),
    ],
  }
}

function contact({ email, city }: Facts): SeedPage {
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

function questions({ flags }: Facts): SeedPage {
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
