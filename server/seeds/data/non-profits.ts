import type { OrganizationPattern } from './organization-pattern.ts'
import { patterns } from './organization-pattern.ts'

export const nonProfits: OrganizationPattern[] = [
  ...patterns(
    'NonProfit',
    'zorg',
    `
    Woonzorghuis De Lichtkade
    In dit huis wonen zeventig ouderen. Een praatje, een wandeling of een potje kaarten maakt hun dag.
    Zorgboerderij Het Zilveren Hek
    Mensen met een beperking werken hier tussen de moestuin en de kippen. Iedereen doet wat hij kan.
    Dagcentrum Onder de Linde
    Overdag komen hier mensen met dementie samen. We zingen, koken en lachen veel.
    Logeerhuis De Klaproos
    Kinderen met een beperking logeren hier een weekend, zodat het thuis even rustig is.
    Wensauto Laatste Haven
    Wij rijden mensen die ernstig ziek zijn nog één keer naar een plek die hun lief is.
    Inloophuis De Vuurtoren {place}
    Wie kanker heeft of had, vindt hier koffie, rust en iemand die luistert.
    Stichting Samen op Stap
    Wij koppelen vrijwilligers aan mensen die niet meer alleen naar buiten kunnen.
    Hospice De Stille Steiger
    Een klein huis voor de laatste weken van het leven. Vrijwilligers zorgen voor bloemen, soep en aandacht.
    Wooninitiatief Twaalf Ramen
    Twaalf jongvolwassenen met autisme wonen hier ieder in een eigen studio, met een huiskamer voor allen.
    `,
  ),
  ...patterns(
    'NonProfit',
    'dieren',
    `
    Dierenopvang De Natte Neus
    Honden en katten zonder baas wachten hier op een nieuw thuis.
    Kinderboerderij De Blije Geit {place}
    Geiten, konijnen en een ezel met een eigen wil. De toegang is gratis, elke dag van de week.
    Egelopvang Het Stekelbos
    Wij verzorgen zwakke en gewonde egels tot ze weer de natuur in kunnen.
    Vogelhospitaal De Gebroken Vleugel
    Per jaar komen hier negenhonderd vogels binnen. De meeste vliegen na een paar weken weer weg.
    Paardenrusthuis De Oude Hoef
    Oude paarden en pony's slijten hier hun dagen in de wei.
    Bijenvereniging De Gonzende Korf
    Wij houden bijen in de stadsrand en geven les op scholen.
    Natuurgroep Groene Laars {place}
    Elke zaterdag onderhouden wij poelen, knotwilgen en wandelpaden.
    `,
  ),
  ...patterns(
    'NonProfit',
    'sport',
    `
    Voetbalvereniging Kade Boys
    Een club met veertien jeugdteams en een kantine waar altijd iemand is.
    Turnvereniging Salto Mortadella
    Van kleutergym tot wedstrijdturnen. Wij zoeken altijd handen in de zaal.
    Zwemclub De Waterratten {place}
    Wij leren kinderen zwemmen en zwemmen zelf ook graag een baantje mee.
    Korfbalclub Mand en Maat
    Gezellige club waar jongens en meisjes samen spelen.
    Stichting Rolstoelsport Vaart
    Basketbal en hockey op wielen, voor iedereen die wil.
    Tennispark De Gele Bal
    Acht banen, een clubhuis en in de zomer elke week een toernooi voor de jeugd.
    Atletiekvereniging Tegenwind
    Lopen, springen en werpen op een baan die we zelf onderhouden.
    Roeiclub De Schuine Riem
    Wij roeien op het kanaal, van acht tot tachtig jaar.
    `,
  ),
  ...patterns(
    'NonProfit',
    'horeca',
    `
    Buurtrestaurant Aan Tafel {place}
    Drie avonden per week koken vrijwilligers een maaltijd voor weinig geld. Alleen eten hoeft niet.
    Theehuis De Goede Kop
    In ons theehuis werken mensen met een beperking in de bediening en de keuken.
    Soepbus Warme Lepel
    Wij rijden 's avonds rond met soep, brood en een luisterend oor.
    Stichting Restjesfeest
    Van eten dat winkels overhouden maken wij elke vrijdag een maaltijd voor de buurt.
    `,
  ),
  ...patterns(
    'NonProfit',
    'techniek',
    `
    Reparatiecafé De Losse Schroef {place}
    Weggooien is zonde. Op zaterdag repareren wij lampen, fietsen en broodroosters.
    Museumspoor Stoom en Staal
    Vrijwilligers houden hier oude treinen en een echte stoomlocomotief rijdend.
    Fietswerkplaats Tweede Ketting
    Wij knappen oude fietsen op voor kinderen die er geen hebben.
    Molenstichting De Trage Wiek
    Onze korenmolen uit 1782 maalt nog elke zaterdag.
    `,
  ),
  ...patterns(
    'NonProfit',
    'kinderen',
    `
    Speeltuinvereniging De Hoge Glijbaan
    Een grote speeltuin, gerund door ouders en buren.
    Naschoolse club De Buitenjutters
    Na school bouwen wij hutten, vangen we stekelbaarsjes en worden we vies.
    Voorleesclub Het Derde Oor {place}
    Wij lezen voor bij gezinnen thuis en in de bibliotheek.
    Huiswerkclub Snappie
    Kinderen maken hier hun huiswerk, met hulp van iemand die tijd heeft.
    Scouting De Dwarse Wimpel
    Elke zaterdag naar buiten met touw, kaart en kompas.
    Zomerkamp Maanlicht
    Een week vakantie voor kinderen die anders niet weggaan.
    Speelgoedbank De Tweede Beer
    Ieder kind verdient een cadeau. Wij verzamelen, repareren en delen uit.
    Jongerenwerk De Losse Veter {place}
    Een eigen plek voor tieners, met muziek, sport en een goed gesprek.
    `,
  ),
  ...patterns(
    'NonProfit',
    'cultuur',
    `
    Bibliotheek De Leeslamp {place}
    Boeken lenen, huiswerk maken, leren programmeren: het kan hier allemaal.
    Streekmuseum De Turfkist
    Hoe leefden mensen hier honderd jaar geleden? In ons museum zie, ruik en proef je het.
    Theater De Rode Lamel
    Een klein theater met negentig stoelen en grote plannen.
    Harmonie Blaas en Bries
    Muziek maken voor jong en oud, en in de zomer op straat.
    Filmhuis De Laatste Rij
    Bijzondere films in een oud schoolgebouw, met een bar van pallets.
    Kunstatelier Blauwe Vingers
    In ons atelier maken kunstenaars met en zonder beperking samen werk.
    Omroep Golfslag {place}
    De lokale radio, gemaakt door vrijwilligers vanuit een kelder vol kabels.
    Festival Kaderock
    Eén weekend per jaar muziek aan het water, gratis en voor iedereen.
    `,
  ),
  ...patterns(
    'NonProfit',
    'winkel',
    `
    Kringloopwinkel De Derde Ronde {place}
    Tweedehands spullen, eerlijke prijzen. De winst gaat naar goede doelen in de buurt.
    Wereldwinkel De Eerlijke Ezel
    Wij verkopen cadeaus waarvoor de maker een eerlijk loon kreeg.
    Weggeefwinkel Om Niet
    Alles is hier gratis. Je brengt wat je over hebt en neemt mee wat je nodig hebt.
    Kledingbank Warme Jas {place}
    Gezinnen met weinig geld kiezen hier kleding uit, zoals in een gewone winkel.
    Voedselkast Het Volle Schap
    Elke week helpen wij honderdtwintig gezinnen met een krat boodschappen.
    `,
  ),
  ...patterns(
    'NonProfit',
    'ict',
    `
    Computerclub De Knipperende Cursor
    Ouderen leren hier rustig omgaan met hun telefoon en computer.
    Codeclub Haakje Sluiten {place}
    Kinderen van acht tot dertien maken hun eerste spel of website.
    Stichting Tweede Scherm
    Wij maken oude laptops weer bruikbaar voor leerlingen die er geen hebben.
    `,
  ),
  ...patterns(
    'NonProfit',
    'buurt',
    `
    Buurthuis De Open Sluis {place}
    Van taalles tot kaartavond: hier komt de hele wijk over de vloer.
    Moestuinvereniging De Kromme Komkommer
    Veertig tuintjes, één waterpomp en altijd iets te oogsten.
    Taalcafé Hoe Zeg Je Dat
    Nieuwkomers oefenen hier Nederlands met een kop koffie erbij.
    Wijkploeg Schoon Genoeg {place}
    Wij houden de straten schoon en maken er een wedstrijd van.
    Klussendienst Even Helpen
    Een lamp ophangen, de heg knippen: wij doen het voor buren die het zelf niet meer kunnen.
    Milieugroep Zwerfvuilvissers
    Vanuit kano's halen wij plastic uit sloten en vaarten.
    Ontmoetingskerk De Brug {place}
    In ons gebouw is elke dag iets te doen, ook voor wie nooit naar de kerk gaat.
    Oranjecomité De Wapperende Wimpel
    Wij organiseren Koningsdag, de lampionnenoptocht en de intocht van de Sint.
    `,
  ),
]
