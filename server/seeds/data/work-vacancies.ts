import type { VacancyPattern } from './vacancy-pattern.ts'
import { vacancyPatterns } from './vacancy-pattern.ts'

export const workVacancies: VacancyPattern[] = [
  ...vacancyPatterns(
    'Provider',
    'zorg',
    `
    Meelopen in de apotheek | 35 uur | ma di wo do vr | 15+
    Je ziet hoe een recept een doosje wordt, vult voorraad aan en pakt bestellingen in. Over wat je ziet en hoort praat
    je met niemand.

    Stage bij de fysiotherapeut | 35 uur | ma di wo do vr | 15+
    Je maakt de oefenzaal klaar, helpt bij groepslessen en kijkt mee als de patiënt dat goed vindt. Sportkleding is
    handig.

    Brillen maken bij de opticien | 28 uur | di wo do vr | 15+
    Je leert glazen slijpen op een oefenbril, maakt monturen schoon en helpt klanten kiezen. Aan het eind meet je je
    eigen ogen op.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'dieren',
    `
    Assistent in de dierenkliniek | 40 uur | ma di wo do vr | 16+
    Je maakt de spreekkamer schoon, weegt dieren en houdt ze vast bij een onderzoek. Je moet tegen bloed kunnen.

    Stalhulp op de manege | 35 uur | ma di wo do vr | 14+
    Uitmesten, voeren, poetsen en opzadelen. Aan het eind van de week krijg je zelf een les.

    Een week bij de koeien | 35 uur | ma di wo do vr | 14+
    Je helpt bij het voeren van de kalveren en ziet hoe de melkrobot werkt. We beginnen vroeg, maar niet voor zeven uur.

    Honden wassen en kammen | 21 uur | wo do vr | 14+
    Je leert hoe je een hond op zijn gemak stelt, wast en droogt. De schaar hanteren we zelf.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'sport',
    `
    Stage in de sportschool | 35 uur | ma di wo do vr | 15+
    Je ontvangt leden, controleert toestellen en helpt bij een groepsles. Je maakt een eigen warming-up en geeft die aan
    het eind van de week.

    Routebouwer in de klimhal | 28 uur | di wo do vr | 15+
    Je wast grepen, leert zekeren en bouwt met een ervaren klimmer een nieuwe kinderroute. Die route krijgt jouw naam.

    Bootsman op de zeilschool | 35 uur | ma di wo do vr | 14+
    Je tuigt boten op, repareert zeilen en vaart mee in de volgboot. Een zwemdiploma is verplicht.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'horeca',
    `
    Leren bakken | 28 uur | wo do vr za | 15+
    Je weegt deeg af, vormt broodjes en versiert taart. De nachtploeg is om zeven uur klaar, dan begin jij.

    Stage in de keuken | 35 uur | ma di wo do vr | 15+
    Je snijdt groenten, maakt soep en leert borden opmaken. De kok vertelt waarom iets zo moet.

    IJs maken en scheppen | 21 uur | wo vr za | 14+
    Je bedenkt een eigen smaak, maakt hem in de machine en verkoopt hem in de salon. Handen wassen doe je hier vijftig
    keer per dag.

    Achter de schermen van een hotel | 35 uur | ma di wo do vr | 15+
    Elke dag een andere plek: receptie, ontbijt, kamers, tuin en keuken. Zo ontdek je wat bij je past.

    Bediening in het lunchcafé | 28 uur | ma di do vr | 15+
    Je neemt bestellingen op, maakt koffie en houdt de vitrine vol. Je leert drie borden tegelijk dragen.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'techniek',
    `
    Meelopen met een installateur | 35 uur | ma di wo do vr | 15+
    Je gaat mee naar klanten, draagt gereedschap aan en leert een leiding knippen en persen. Werkschoenen krijg je van
    ons.

    Sleutelen aan auto's | 35 uur | ma di wo do vr | 15+
    Je wisselt banden, controleert olie en leest storingen uit met de computer. Onder de brug werk je altijd met een
    monteur.

    Timmeren in de werkplaats | 35 uur | ma di wo do vr | 14+
    Je maakt een eigen krukje, van tekening tot schuurpapier. Daarna help je mee met een trap of kozijn.

    Kennismaken met metaal | 40 uur | ma di wo do vr | 16+
    Je boort, tapt en zet metaal, en last een proefstuk in de oefencabine. Veiligheid gaat hier voor snelheid.

    Fietsenmaker voor een week | 35 uur | di wo do vr za | 14+
    Van band plakken tot een wiel spaken: elke dag leer je iets nieuws. Je eigen fiets mag ook op de standaard.

    Een tuin aanleggen | 35 uur | ma di wo do vr | 14+
    Je graaft, plant en legt een pad. Aan het eind van de week zie je precies wat je gedaan hebt.

    Slimme verlichting aansluiten | 28 uur | ma di do vr | 15+
    Op een oefenbord leer je schakelingen maken. Daarna ga je mee om een laadpaal te plaatsen.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'kinderen',
    `
    Stage op de babygroep | 32 uur | ma di do vr | 16+
    Je speelt met de kleintjes, helpt bij het eten en ruimt op. Verschonen doen de vaste leidsters.

    Buitenschoolse opvang | 30 uur | ma di wo do vr | 14+
    Je haalt met een leidster kinderen van school en bedenkt een activiteit voor de middag. Bij regen spelen we binnen,
    bij zon zijn we in de tuin te vinden.

    Begeleider in de binnenspeeltuin | 14 uur | wo za | 15+
    Je houdt toezicht, helpt bij feestjes en maakt de ballenbak schoon. Dat laatste is meer werk dan je denkt.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'cultuur',
    `
    Stage in de fotostudio | 28 uur | di wo do vr | 15+
    Je zet lampen neer, assisteert bij een opname en bewerkt je eigen serie foto's. Een eigen camera is niet nodig.

    Drukken met inkt en lood | 35 uur | ma di wo do vr | 15+
    Je zet een tekst in losse letters en drukt je eigen poster. Ook werk je mee aan bestellingen op de digitale pers.

    Ontwerpen voor een echte klant | 35 uur | ma di wo do vr | 15+
    Je krijgt een kleine opdracht, maakt schetsen en presenteert je ontwerp aan de klant. Een ontwerper geeft je elke
    dag commentaar waar je iets aan hebt.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'winkel',
    `
    Een week in de boekhandel | 35 uur | di wo do vr za | 14+
    Je pakt dozen uit, richt een tafel in en schrijft kaartjes bij je favoriete boeken. De kat krijgt om vier uur eten.

    Boeketten binden | 28 uur | wo do vr za | 14+
    Je snijdt bloemen aan, ververst water en bindt aan het eind van de week je eigen boeket voor de etalage. Je leert
    ook wat je tegen iemand zegt die bloemen koopt voor een begrafenis.

    Vakken vullen en klanten helpen | 35 uur | ma di do vr za | 15+
    Je vult schappen, controleert datums en draait een middag mee bij de kassa. Klanten vragen je van alles, en wij
    leren je hoe je daar goed op antwoordt.

    Stage in de kapsalon | 28 uur | wo do vr za | 15+
    Je wast haren, veegt, zet koffie en oefent vlechten en föhnen op een oefenhoofd. Neem gerust iemand mee om op te
    oefenen.

    Planten verzorgen in het tuincentrum | 35 uur | ma di wo do vr | 14+
    Je geeft water, verpot en leert twintig planten bij naam kennen. Klanten vragen er toch naar.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'ict',
    `
    Bouw je eerste website | 35 uur | ma di wo do vr | 14+
    Je maakt een site voor een verzonnen klant, van schets tot werkende pagina. Aan het eind geef je een demonstratie.

    Tester bij een gamestudio | 28 uur | ma di do vr | 14+
    Je speelt een spel dat nog niet af is en schrijft precies op wat er misgaat. Een tekening maken mag ook.

    Meelopen met systeembeheer | 35 uur | ma di wo do vr | 15+
    Je sluit werkplekken aan, vervangt onderdelen en kijkt mee bij de helpdesk. Wachtwoorden van klanten krijg je niet
    te zien.

    Telefoons repareren | 35 uur | di wo do vr za | 15+
    Je schroeft oude telefoons open, vervangt een accu en leert waar al die kleine schroefjes horen. Rustige handen
    helpen.
    `,
  ),
  ...vacancyPatterns(
    'Provider',
    'buurt',
    `
    Een week mee met de verhuizers | 35 uur | ma di wo do vr | 16+
    Je pakt in, sjouwt en zet kasten in elkaar. Zware dingen tillen we met zijn tweeën en met de lift.
    `,
  ),
]
