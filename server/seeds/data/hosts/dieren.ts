import { hostPatterns } from '../host-pattern.ts'

export const dieren = hostPatterns(
  'dieren',
  `
  == NonProfit | Dierenopvang De Natte Neus
  Honden en katten zonder baas wachten hier op een nieuw thuis.

  Honden uitlaten in de opvang | 20 uur | ma wo za | 15+ | dieren
  Onze honden moeten drie keer per dag naar buiten. Je loopt eerst een week mee met een ervaren vrijwilliger. Daarna
  krijg je je eigen hond om voor te zorgen.

  Katten knuffelen | 15 uur | wo vr | 13+ | dieren
  Bange katten wennen aan mensen door er gewoon te zijn. Je zit bij ze, leest voor en speelt als zij dat willen. Ook
  maak je de bakken schoon.

  Een nieuw thuis zoeken voor konijnen | 12 uur | za | 14+ | dieren, foto en film
  Je maakt foto's van de konijnen en cavia's en schrijft er een grappig stukje bij voor Instagram. Hooi bijvullen hoort
  er ook bij.

  == NonProfit | Kinderboerderij De Blije Geit {place}
  Geiten, konijnen en een ezel met een eigen wil. De toegang is gratis, elke dag van de week.

  Dierverzorger op de kinderboerderij | 30 uur | wo za | 13+ | dieren
  Je mest de hokken uit, voert de konijnen en borstelt de ezel. Bezoekers hebben vaak vragen en die beantwoord jij. Laarzen
  hebben we in alle maten.

  Lammetjes de fles geven | 16 uur | wo za | 13+ | dieren
  In het voorjaar drinken de lammetjes vijf keer per dag. Je maakt de melk warm, houdt bij wie gedronken heeft en legt
  aan kinderen uit hoe het moet.

  Verjaardagen op de boerderij | 12 uur | wo za | 14+ | dieren, kinderen
  Je leidt een groepje jarige kinderen langs de dieren en bedenkt een speurtocht. Na de taart ruim je samen op.

  == NonProfit | Vogelhospitaal De Gebroken Vleugel
  Per jaar komen hier negenhonderd vogels binnen. De meeste vliegen na een paar weken weer weg.

  Jonge vogels voeren | 18 uur | za | 15+ | dieren, natuur
  Jonge vogels willen elk half uur eten. Je leert hoe je ze voert zonder ze aan je te laten wennen. Stil en precies
  werken is hier belangrijk.

  Egels wegen en verzorgen | 20 uur | di do za | 14+ | dieren, natuur
  In de winter hebben we ook een egelkamer. Je weegt de egels, maakt hun bakken schoon en schrijft op wat ze eten. In
  het voorjaar mag je mee om ze vrij te laten.

  == NonProfit | Natuurgroep Groene Laars {place}
  Elke zaterdag onderhouden wij poelen, knotwilgen en wandelpaden.

  Knotwilgen zagen | 12 uur | za | 14+ | natuur, milieu
  In de winter knotten we wilgen langs de vaart. Je krijgt een zaag, handschoenen en uitleg. Na afloop is er soep bij
  het vuur.

  Poelen schoonmaken | 10 uur | za | 13+ | natuur, milieu
  Met een schepnet en een kruiwagen halen we kroos en takken uit de poelen. Je telt ook kikkers en salamanders voor
  een onderzoek.

  Met de boswachter op pad | 16 uur | vr za | 14+ | natuur
  Je controleert nestkasten, maakt paden vrij en poetst de borden in het bos. De boswachter vertelt waarom sommige
  bomen blijven liggen.

  == Provider | Dierenkliniek De Rechte Staart
  Van hamster tot herdershond: wij behandelen veertig dieren per dag.

  Assistent bij de dierenarts | 35 uur | ma di wo do vr | 15+ | dieren, zorg
  Je maakt de spreekkamer schoon, weegt dieren en houdt ze vast bij een onderzoek. Je moet tegen bloed kunnen.

  Balie van de dierenkliniek | 21 uur | ma wo vr | 14+ | dieren, kantoor
  Je ontvangt de baasjes, maakt afspraken en zet het voer recht in de winkel. De kliniekkat houdt toezicht.

  Puppycursus begeleiden | 12 uur | di za | 14+ | dieren
  Op zaterdag leren puppy's zitten en blijven. Je zet het parcours klaar, deelt koekjes uit en houdt de ongeduldige
  hondjes vast.

  == Provider | Manege De Losse Teugel
  Dertig pony's en paarden, lessen voor beginners en gevorderden.

  Stalhulp bij de paarden | 35 uur | ma di wo do vr | 14+ | dieren
  Uitmesten, voeren, poetsen en opzadelen. Aan het eind van de week krijg je zelf een les.

  Ponykamp begeleiden | 28 uur | di wo do vr | 15+ | dieren, kinderen
  Twaalf kinderen, twaalf pony's en jij. Je helpt bij het opzadelen, loopt mee tijdens de les en bedenkt een spel voor
  de avond.

  Springbaan opbouwen voor wedstrijden | 14 uur | vr za | 14+ | dieren, sport
  Je sjouwt balken, meet de hoogte en houdt tijdens de wedstrijd de tijd bij. Zelf rijden hoeft niet.

  == Provider | Melkveebedrijf De Bonte Bles
  Wij melken negentig koeien en maken van een deel van de melk onze eigen kaas.

  Een week bij de koeien | 35 uur | ma di wo do vr | 14+ | dieren
  Je helpt bij het voeren van de kalveren en ziet hoe de melkrobot werkt. We beginnen vroeg, maar niet voor zeven uur.

  Kaas maken op de boerderij | 21 uur | di do za | 15+ | dieren, koken
  Je roert de melk, snijdt de wrongel en draait de kazen om. Op zaterdag verkoop je ze in het winkeltje.

  == NonProfit | Egelopvang Het Stekelbos
  Wij verzorgen zwakke en gewonde egels tot ze weer de natuur in kunnen.

  == NonProfit | Paardenrusthuis De Oude Hoef
  Oude paarden en pony's slijten hier hun dagen in de wei.

  == NonProfit | Bijenvereniging De Gonzende Korf
  Wij houden bijen in de stadsrand en geven les op scholen.

  == Provider | Trimsalon Knip en Kwispel
  Wij wassen, knippen en föhnen honden van elk formaat.
  `,
)
