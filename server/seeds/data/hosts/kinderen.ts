import { hostPatterns } from '../host-pattern.ts'

export const kinderen = hostPatterns(
  'kinderen',
  `
  == NonProfit | Basisschool De Regenboog {place}
  Tweehonderd leerlingen, een moestuin op het plein en altijd een groep die hulp kan gebruiken.

  Voorlezen op de basisschool | 15 uur | wo vr | 13+ | kinderen, boeken
  Je leest kleuters voor, kijkt samen naar de plaatjes en doet er een spelletje bij. De eerste keer kijk je mee met de
  juf.

  Meester of juf voor een week | 30 uur | ma di wo do vr | 14+ | kinderen
  Je helpt in groep vier met rekenen en gym en loopt mee op het plein. Op vrijdag geef je zelf een kleine les.

  Knutselen na schooltijd | 16 uur | di do | 13+ | kinderen
  Je bedenkt een knutselwerk, zet verf en lijm klaar en helpt waar het misgaat. Na afloop hangt de gang vol.

  == NonProfit | Speeltuinvereniging De Hoge Glijbaan
  Een grote speeltuin, gerund door ouders en buren.

  Kinderfeest in de speeltuin | 12 uur | wo za | 13+ | kinderen
  Je begeleidt spelletjes, schminkt en houdt de glijbaan in de gaten. Er is altijd een ouder van de vereniging bij.

  Skelters uitlenen en ijsjes verkopen | 18 uur | wo za | 14+ | kinderen, winkel
  In het speeltuinhuisje leen je skelters uit en help je bij de kassa. Pleisters plakken hoort er ook bij.

  Buitenspeelmiddag organiseren | 14 uur | wo | 13+ | kinderen, sport
  Je zet een stormbaan uit, verdeelt de groepjes en fluit af. Eigen spelletjes zijn meer dan welkom.

  == NonProfit | Scouting De Dwarse Wimpel
  Elke zaterdag naar buiten met touw, kaart en kompas.

  Leiding bij de welpen | 30 uur | za | 15+ | kinderen, natuur
  Elke zaterdag bedenk je met het team een programma: spoorzoeken, vuur maken, koken. In mei gaan we op kamp.

  Hutten bouwen op woensdag | 20 uur | wo | 14+ | kinderen, natuur
  Met twintig kinderen bouw je hutten van pallets en doek. Je let op dat iedereen meedoet en dat de spijkers in het
  hout blijven.

  Zomerkamp voorbereiden | 16 uur | wo vr | 14+ | kinderen
  Je bedenkt bosspellen, telt tentharingen en test de recepten. In de zomer mag je een dag mee.

  == Provider | Kinderopvang De Rupsenclub
  Vier groepen, een grote tuin en een konijn dat Directeur heet.

  Helpen op de babygroep | 28 uur | ma di do vr | 15+ | kinderen, zorg
  Je speelt met de baby's, helpt bij het eten en legt ze in bed. Verschonen doen de vaste leidsters.

  Spelen met peuters | 21 uur | ma wo do | 14+ | kinderen
  Zandtaartjes bakken, liedjes zingen en jassen dichtritsen. Aan het eind van de week weet je alle namen.

  Buitenschoolse opvang | 30 uur | ma di wo do vr | 14+ | kinderen
  Je haalt met een leidster kinderen van school en bedenkt een activiteit voor de middag. Bij regen spelen we binnen,
  bij zon zijn we in de tuin te vinden.

  == Provider | Binnenspeeltuin Holderdebolder {place}
  Twee verdiepingen klimmen, glijden en springen.

  Begeleider in de binnenspeeltuin | 14 uur | wo za | 15+ | kinderen
  Je houdt toezicht, helpt bij feestjes en maakt de ballenbak schoon. Dat laatste is meer werk dan je denkt.

  Kinderfeestjes regelen | 14 uur | wo za | 14+ | kinderen, koken
  Je dekt de feesttafel, bakt frietjes en leidt de jarige rond. Met een verkleedpak aan, als je durft.

  Schminken en ballonnen vouwen | 12 uur | wo za | 14+ | kinderen, theater
  Je leert een tijger schminken en een hondje vouwen van een ballon. Op zaterdag staat er altijd een rij.

  == NonProfit | Naschoolse club De Buitenjutters
  Na school bouwen wij hutten, vangen we stekelbaarsjes en worden we vies.

  == NonProfit | Voorleesclub Het Derde Oor {place}
  Wij lezen voor bij gezinnen thuis en in de bibliotheek.

  == NonProfit | Huiswerkclub Snappie
  Kinderen maken hier hun huiswerk, met hulp van iemand die tijd heeft.

  == NonProfit | Speelgoedbank De Tweede Beer
  Ieder kind verdient een cadeau. Wij verzamelen, repareren en delen uit.

  == NonProfit | Jongerenwerk De Losse Veter {place}
  Een eigen plek voor tieners, met muziek, sport en een goed gesprek.

  == Provider | Gastouderbureau Bij de Hand
  Wij brengen ouders en gastouders bij elkaar.
  `,
)
