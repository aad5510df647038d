import type { Sector } from '#protocol/shared/sectors.ts'

/** What a student writes when applying; `any` fits every place. */
export const motivations: Record<Sector | 'any', string[]> = {
  any: paragraphs(`
    Ik wil graag iets doen waar een ander blij van wordt. Deze stage is dicht bij huis, dus ik kan op de fiets komen.

    Ik weet nog niet wat ik later wil worden. Daarom wil ik zien hoe het er bij jullie aan toe gaat.

    Mijn mentor zei dat deze plek bij mij past. Ik ben rustig, kom op tijd en vraag het als ik iets niet snap.

    Mijn zus heeft hier vorig jaar stage gelopen. Zij vond het zo leuk dat ik het ook wil proberen.

    Ik zit op school veel stil. Bij jullie kan ik iets doen met mijn handen en dat lijkt me fijn.

    Ik vind het eerst spannend om met nieuwe mensen te praten. Door deze stage wil ik dat leren.

    Ik kan elke week op dezelfde dag komen en maak graag af waar ik aan begin.

    Ik ben pas verhuisd en wil de mensen hier beter leren kennen. Zo leer ik ook sneller Nederlands.
  `),
  zorg: paragraphs(`
    Mijn oma woont ook in een verzorgingshuis. Ik zie hoe blij ze is als er iemand langskomt, dus dat wil ik ook doen.

    Ik wil later verpleegkundige worden. Nu kan ik alvast kijken of dat echt iets voor mij is.

    Ik kan goed luisteren en heb veel geduld. Ik vind verhalen van vroeger leuk om te horen.

    Mijn broertje heeft een beperking. Daardoor weet ik dat je soms gewoon wat langer moet wachten.
  `),
  dieren: paragraphs(`
    Thuis hebben we drie konijnen en een oude hond. Ik zorg elke dag voor ze en wil daar meer over leren.

    Ik mag thuis geen huisdier omdat mijn vader allergisch is. Bij jullie kan ik toch met dieren werken.

    Ik wil dierenarts worden. Hokken schoonmaken hoort daarbij en dat vind ik niet erg.

    Buiten zijn en moe thuiskomen vind ik heerlijk. Modder maakt mij niet uit.
  `),
  sport: paragraphs(`
    Ik voetbal al acht jaar en wil nu iets terugdoen. Training geven aan kleintjes lijkt me het leukst.

    Ik ben niet de beste speler van mijn team, maar ik kan wel goed uitleggen. Dat zegt mijn trainer ook.

    Door mijn knie mag ik dit jaar niet spelen. Zo kan ik toch bij de sport blijven.

    Ik wil naar de sportopleiding en moet leren om voor een groep te staan.
  `),
  horeca: paragraphs(`
    Ik kook thuis twee keer per week voor ons gezin. Ik wil leren hoe dat gaat voor veel mensen tegelijk.

    Ik houd van drukte en van aanpakken. Stilzitten is niets voor mij.

    Bakken is mijn hobby. Voor elke verjaardag maak ik de taart, en bij jullie wil ik leren hoe het echt moet.
  `),
  techniek: paragraphs(`
    Ik haal graag dingen uit elkaar om te zien hoe ze werken. Meestal krijg ik ze ook weer in elkaar.

    Mijn opa was timmerman en heeft mij leren zagen. Ik wil weten of ik er mijn werk van kan maken.

    Ik sleutel aan mijn eigen fiets en aan die van de buren. Nu wil ik het van een vakman leren.

    Er zijn weinig meisjes in de techniek. Ik wil laten zien dat ik het kan.
  `),
  kinderen: paragraphs(`
    Ik pas elke vrijdag op bij de buren. Kinderen vinden mij leuk omdat ik altijd een spelletje weet.

    Ik heb vier jongere broertjes en zusjes, dus van lawaai schrik ik niet.

    Ik wil juf worden op een basisschool. Voorlezen kan ik goed, met alle stemmetjes erbij.

    Toen ik klein was, hielp iemand mij met lezen. Dat wil ik nu voor een ander doen.
  `),
  cultuur: paragraphs(`
    Ik speel gitaar en sta graag op een podium. Nu wil ik zien wat er achter het doek gebeurt.

    Ik lees twee boeken per week. Een hele dag tussen de boeken lijkt me geweldig.

    Ik teken en fotografeer veel. Ik wil weten of je daar ook je geld mee kunt verdienen.

    Geschiedenis is mijn beste vak. Ik vertel graag en ben niet bang voor een groep.
  `),
  winkel: paragraphs(`
    Ik help graag mensen en ben netjes. Een winkel mooi inrichten lijkt me leuk om te leren.

    Ik koop zelf bijna alles tweedehands. Het is goed voor het milieu en ik ken de winkel al.

    Ik wil later een eigen zaak. Daarom wil ik leren inkopen, verkopen en met de kassa werken.
  `),
  ict: paragraphs(`
    Ik heb zelf een spel gemaakt en wil leren hoe je dat met een team doet.

    Thuis ben ik de helpdesk van de hele familie. Uitleggen gaat mij goed af, ook voor de derde keer.

    Ik wil weten wat er in een computer zit. Een oude laptop heb ik al eens helemaal uit elkaar gehaald.
  `),
  buurt: paragraphs(`
    Ik woon om de hoek en zie hoeveel afval er ligt. Klagen helpt niet, opruimen wel.

    Mijn ouders leerden Nederlands in een taalcafé. Nu kan ik iemand anders helpen.

    Ik organiseer graag. Op school regelde ik het klassenfeest en dat ging bijna helemaal goed.
  `),
}

/** What the internship is about, as it stands on the student's own page. */
export const internshipDescriptions: Record<Sector, string[]> = {
  zorg: paragraphs(`
    Helpen bij de koffie en de spelmiddag, en wandelen met bewoners die niet alleen naar buiten kunnen.

    Meedraaien op de dagbesteding: samen koken, zingen en de tafel klaarmaken voor de lunch.

    Bewoners helpen met hun tablet en elke week een nieuwsbrief met foto's maken.
  `),
  dieren: paragraphs(`
    Hokken schoonmaken, voeren en bezoekers vertellen over de dieren.

    Honden uitlaten, hun gedrag opschrijven en helpen bij het kennismaken met een nieuwe baas.

    Knotten, maaien en poelen schoonhouden met de ploeg van zaterdag.
  `),
  sport: paragraphs(`
    Training geven aan de jongste pupillen, samen met een vaste trainer, en op zaterdag een wedstrijd begeleiden.

    Een sportmiddag voorbereiden en uitvoeren voor de groepen vijf en zes.
  `),
  horeca: paragraphs(`
    Groenten snijden, borden opmaken en leren werken volgens de regels voor hygiëne.

    Gasten ontvangen, bestellingen opnemen en helpen bij het opruimen van de zaal.
  `),
  techniek: paragraphs(`
    Meelopen in de werkplaats, een eigen werkstuk maken en veilig leren omgaan met machines.

    Fietsen nakijken, onderdelen vervangen en een controlelijst invullen voor elke klant.

    Mee op pad met een monteur: gereedschap aangeven, meten en onder toezicht aansluiten.
  `),
  kinderen: paragraphs(`
    Voorlezen, knutselen en buiten spelen met een groep van twaalf kinderen.

    Huiswerk begeleiden op maandag en donderdag, met elke week een spel om mee af te sluiten.
  `),
  cultuur: paragraphs(`
    Boeken opruimen, een thematafel maken en helpen bij het voorleesuur.

    Lampen hangen, kabels rollen en bij twee voorstellingen het licht bedienen.
  `),
  winkel: paragraphs(`
    Spullen sorteren en prijzen, klanten helpen en de etalage inrichten.

    Schappen vullen, bestellingen klaarzetten en een dag meekijken op kantoor.
  `),
  ict: paragraphs(`
    Laptops nakijken en installeren, en ouderen helpen op het spreekuur.

    Een kleine website bouwen, testen met drie gebruikers en presenteren aan het team.
  `),
  buurt: paragraphs(`
    Taalmaatje zijn voor twee nieuwkomers en meehelpen bij de open ochtend in het buurthuis.

    Zaaien, wieden en oogsten in de buurttuin, en de oogst rondbrengen.

    Elke maand een schoonmaakactie voorbereiden: route kiezen, reclame maken, materiaal klaarzetten.
  `),
}

function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
}
