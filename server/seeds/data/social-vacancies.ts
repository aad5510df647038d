import type { VacancyPattern } from './vacancy-pattern.ts'
import { vacancyPatterns } from './vacancy-pattern.ts'

export const socialVacancies: VacancyPattern[] = [
  ...vacancyPatterns(
    'NonProfit',
    'zorg',
    `
    Wandelmaatje in het verzorgingshuis | 20 uur | wo vr | 13+
    Je haalt bewoners op van hun kamer en loopt een rondje door de tuin of naar het plein. Sommigen lopen zelf, anderen
    zitten in een rolstoel. We leren je eerst hoe je veilig duwt en remt.

    Koffie en een praatje | 15 uur | ma di wo do vr | 13+
    Om drie uur drinken de bewoners samen koffie. Je schenkt in, deelt koekjes uit en schuift aan voor een gesprek. Je
    hoort verhalen die je nergens anders hoort.

    Spelmiddag begeleiden | 20 uur | wo | 14+
    Rummikub, sjoelen of bingo: elke woensdag is er een spelmiddag. Jij zet alles klaar, legt de regels uit en zorgt dat
    iedereen mee kan doen. Eigen ideeën zijn welkom.

    Meehelpen op de zorgboerderij | 30 uur | do vr za | 14+
    Samen met de deelnemers voer je de kippen en oogst je groenten. Je werkt in hun tempo en helpt waar het nodig is.
    Trek kleren aan die vies mogen worden.

    Zingen met ouderen | 12 uur | do | 13+
    Op donderdag komt het koor van het dagcentrum bij elkaar. Je deelt de mappen uit, zoekt de bladzijde op en zingt
    mee. Mooi hoeft niet, vrolijk wel.

    Tablethulp voor bewoners | 16 uur | wo za | 13+
    Bewoners willen videobellen met hun kleinkinderen, maar weten niet hoe. Je legt het rustig uit, zo vaak als nodig
    is. Samen maak je een boekje met de stappen.

    Weekendhulp in het logeerhuis | 24 uur | za zo | 16+
    Je speelt, knutselt en eet mee met kinderen die een weekend logeren. Een vaste begeleider is altijd in de buurt. Je
    moet goed tegen drukte kunnen.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'dieren',
    `
    Dierverzorger op de kinderboerderij | 30 uur | wo za | 13+
    Je mest de hokken uit, geeft voer en borstelt de ezel. Bezoekers hebben vaak vragen en die beantwoord jij. Laarzen
    hebben we in alle maten.

    Honden uitlaten in de opvang | 20 uur | ma wo za | 15+
    Onze honden moeten drie keer per dag naar buiten. Je loopt eerst een week mee met een ervaren vrijwilliger. Daarna
    krijg je je eigen hond om voor te zorgen.

    Kattenknuffelaar | 15 uur | wo vr | 13+
    Bange katten wennen aan mensen door er gewoon te zijn. Je zit bij ze, leest voor en speelt als zij dat willen. Ook
    maak je de bakken schoon.

    Egels verzorgen | 20 uur | di do za | 14+
    Je weegt de egels, maakt hun bakken schoon en schrijft op wat ze eten. In het voorjaar mag je mee om ze vrij te
    laten.

    Vogels voeren in het hospitaal | 18 uur | za | 15+
    Jonge vogels willen elk half uur eten. Je leert hoe je ze voert zonder ze aan je te laten wennen. Stil en precies
    werken is hier belangrijk.

    Knotwilgen zagen | 12 uur | za | 14+
    In de winter knotten we wilgen langs de vaart. Je krijgt een zaag, handschoenen en uitleg. Na afloop is er soep bij
    het vuur.

    Poelen schoonmaken | 10 uur | za | 13+
    Met een schepnet en een kruiwagen halen we kroos en takken uit de poelen. Je telt ook kikkers en salamanders voor
    een onderzoek.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'sport',
    `
    Assistent-trainer van de pupillen | 30 uur | wo za | 14+
    Je zet pionnen klaar, doet oefeningen voor en moedigt aan. De trainer leert je hoe je een training opbouwt. Zelf
    goed kunnen voetballen hoeft niet.

    Scheidsrechter bij de jeugd | 20 uur | za | 15+
    Na een korte cursus fluit je wedstrijden van de jongste teams. Er loopt altijd iemand met je mee. Je leert hoe je
    rustig blijft als anderen dat niet zijn.

    Helpen in de kantine | 20 uur | za | 14+
    Je smeert broodjes, maakt tosti's en ruimt tafels af. Alcohol schenk je niet, dat doen volwassenen.

    Kleutergym begeleiden | 18 uur | wo | 13+
    Kleuters klimmen, rollen en springen, en jij houdt een hand vast waar het spannend wordt. Je bouwt de toestellen mee
    op en af.

    Zwemles ondersteunen | 20 uur | di za | 16+
    Je staat in het water naast kinderen die hun eerste slagen maken. Een zwemdiploma B of hoger is nodig.

    Sportdag organiseren | 25 uur | ma wo vr | 15+
    Met een groepje bedenk je een sportdag voor drie basisscholen. Je maakt het rooster, regelt spullen en begeleidt een
    onderdeel. De dag zelf is in juni.

    Maatje bij rolstoelhockey | 16 uur | do | 14+
    Je helpt spelers in hun sportstoel, haalt ballen en speelt mee als er iemand te weinig is. Je leert zelf ook rijden.

    Clubblad en foto's | 15 uur | za | 13+
    Je maakt foto's bij wedstrijden en schrijft korte stukjes voor de website. Vooraf bespreken we wie er op de foto
    mag.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'horeca',
    `
    Koken in het buurtrestaurant | 24 uur | di do | 14+
    Met vier vrijwilligers maak je een maaltijd voor veertig gasten. Je snijdt, roert, proeft en leert werken volgens de
    regels voor hygiëne.

    Gastheer of gastvrouw aan tafel | 18 uur | di do | 13+
    Je dekt de tafels, ontvangt de gasten en brengt het eten rond. Veel gasten wonen alleen, dus neem de tijd.

    Theehuis draaiend houden | 20 uur | za | 15+
    Samen met de medewerkers met een beperking neem je bestellingen op en zet je thee. Jij helpt rekenen bij de kassa.

    Koken van restjes | 15 uur | vr | 14+
    Elke vrijdag is een verrassing: wat hebben de winkels over? Met de kok bedenk je wat ervan te maken is. Aan het eind
    eet je natuurlijk mee.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'techniek',
    `
    Fietsen opknappen | 24 uur | wo za | 13+
    Je plakt banden, stelt remmen af en poetst tot de fiets weer glimt. Elke fiets gaat naar een kind dat er geen heeft.

    Hulp in het reparatiecafé | 16 uur | za | 14+
    Bezoekers komen met een kapotte lamp of stofzuiger. Je ontvangt ze, zoekt mee naar de fout en leert solderen.

    Leerling-molenaar | 30 uur | za | 15+
    Je smeert de tandwielen, bedient de luiken en geeft rondleidingen. Hoogtevrees is niet handig.

    Poetsen bij het museumspoor | 20 uur | za | 14+
    Een stoomlocomotief vraagt uren poetswerk. Je werkt met staal, olie en een ploeg gepensioneerde machinisten. Op
    rijdagen mag je mee.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'kinderen',
    `
    Voorlezen aan peuters | 15 uur | wo vr | 13+
    Je kiest een boek, leest voor met stemmetjes en doet er een spelletje bij. De eerste keer kijk je mee.

    Hutten bouwen op woensdag | 20 uur | wo | 14+
    Met twintig kinderen bouw je hutten van pallets en doek. Je let op dat iedereen meedoet en dat de spijkers in het
    hout blijven.

    Huiswerkhulp voor de basisschool | 20 uur | ma di do | 14+
    Je helpt twee of drie kinderen met rekenen en taal. Geduld is belangrijker dan een hoog cijfer.

    Leiding bij de welpen | 30 uur | za | 15+
    Elke zaterdag bedenk je met het team een programma: spoorzoeken, vuur maken, koken. In mei gaan we op kamp.

    Speelgoed sorteren en repareren | 15 uur | wo za | 13+
    Je maakt poppen schoon, telt puzzelstukjes en zet wieltjes terug. Voor Sinterklaas pakken we alles in.

    Kinderfeest in de speeltuin | 12 uur | wo za | 13+
    Je begeleidt spelletjes, schminkt en houdt de glijbaan in de gaten. Er is altijd een ouder van de vereniging bij.

    Begeleider op het zomerkamp | 40 uur | ma di wo do vr | 16+
    Een week lang zorg je met een team voor een groep van tien kinderen. Vooraf is er een trainingsweekend. Slapen doe
    je in een tent.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'cultuur',
    `
    Gids voor een dag | 20 uur | wo za | 14+
    Je leert het verhaal van één zaal en vertelt het aan bezoekers. Voor kinderen maak je er een speurtocht bij.

    Licht en geluid in het theater | 24 uur | vr za | 15+
    Je hangt lampen, rolt kabels uit en zit achter de knoppen bij een voorstelling van de jeugdgroep. Een technicus
    kijkt met je mee.

    Boeken op hun plek | 15 uur | di wo za | 13+
    Je zet teruggebrachte boeken op de plank en helpt bezoekers zoeken. Elke week maak je een tafel met jouw favorieten.

    Radio maken | 20 uur | wo vr | 14+
    Je bedenkt een onderwerp, neemt een interview op en knipt het in elkaar. Je item is op zaterdag te horen.

    Vrijwilliger op het festival | 16 uur | vr za | 15+
    Je wijst de weg, scheidt afval en helpt bij de kinderhoek. Je werkt in blokken van vier uur en ziet ook nog muziek.

    Atelierhulp | 18 uur | do | 14+
    Je zet verf klaar, spant doeken op en helpt de kunstenaars als ze erom vragen. Je mag zelf ook iets maken voor de
    expositie.

    Filmavond voor jongeren | 15 uur | vr | 14+
    Met drie anderen kies je een film, maak je de poster en ontvang je de gasten. Popcorn bakken hoort erbij.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'winkel',
    `
    Kleding sorteren | 15 uur | ma wo vr | 13+
    Uit zakken vol kleren kies jij wat goed genoeg is. Je hangt het op maat en maakt een mooie etalage.

    Winkelhulp in de kringloop | 24 uur | do vr za | 14+
    Je prijst spullen, helpt klanten en leert werken met de kassa. Op zaterdag is het druk, dus dan ben je extra welkom.

    Kratten vullen bij de voedselkast | 20 uur | di do | 13+
    Je controleert de datum op pakken en blikken en vult de kratten. Je praat met niemand over wie er komt, want dat is
    privé.

    Cadeaus inpakken in de wereldwinkel | 12 uur | vr za | 13+
    Je pakt cadeaus in, vult de schappen en leert waar de spullen vandaan komen. In december is er het meeste te doen.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'ict',
    `
    Telefoonspreekuur voor ouderen | 16 uur | wo | 13+
    Ouderen komen langs met vragen over hun telefoon. Je legt uit, laat het ze zelf doen en schrijft de stappen op.

    Coach bij de codeclub | 20 uur | za | 14+
    Kinderen bouwen hun eerste spel en jij helpt als ze vastlopen. Je hoeft geen expert te zijn: samen zoeken is leren.

    Laptops opknappen | 24 uur | di do | 14+
    Je wist schijven, zet er een nieuw systeem op en maakt toetsenborden schoon. Elke laptop gaat naar een leerling.
    `,
  ),
  ...vacancyPatterns(
    'NonProfit',
    'buurt',
    `
    Taalmaatje in het taalcafé | 20 uur | di do | 14+
    Je oefent Nederlands met iemand die hier nog niet lang woont. Jullie praten over gewone dingen: boodschappen,
    voetbal, het weer.

    Schoonmaakactie in de wijk | 10 uur | za | 13+
    Met grijpers en zakken maken we elke maand een andere straat schoon. Jij houdt bij hoeveel zakken we vullen.

    Moestuin voor iedereen | 24 uur | wo za | 13+
    Je zaait, wiedt en oogst met buurtbewoners. Een deel van de oogst gaat naar de voedselkast.

    Klusjes bij buren | 20 uur | wo za | 15+
    Je gaat met een vaste vrijwilliger op pad voor kleine klussen. De ene keer een heg, de andere keer een lamp.

    Feest in het buurthuis | 18 uur | wo vr | 14+
    Je organiseert met een groepje een feest voor de wijk. Je bedenkt het programma, maakt reclame en helpt op de dag
    zelf.

    Plastic vissen met de kano | 12 uur | za | 14+
    Vanuit een kano haal je afval uit de vaart. Een zwemdiploma is verplicht en een zwemvest krijg je van ons.
    `,
  ),
  ...vacancyPatterns(
    'VolunteerCenter',
    'buurt',
    `
    Balie en telefoon | 24 uur | ma di do | 15+
    Je ontvangt mensen die vrijwilligerswerk zoeken en neemt de telefoon op. Je leert goed luisteren en doorvragen.

    Verslaggever van het vrijwilligerswerk | 20 uur | wo vr | 14+
    Je bezoekt organisaties in de stad en maakt er een filmpje of verhaal over. Wij zetten het op onze website.

    Voorlichter op school | 15 uur | ma do | 15+
    Je vertelt brugklassers hoe een maatschappelijke stage gaat. Je maakt zelf de presentatie en neemt een quiz mee.
    `,
  ),
]
