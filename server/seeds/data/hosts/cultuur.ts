import { hostPatterns } from '../host-pattern.ts'

export const cultuur = hostPatterns(
  'cultuur',
  `
  == NonProfit | Bibliotheek De Leeslamp {place}
  Boeken lenen, huiswerk maken, leren programmeren: het kan hier allemaal.

  Boeken opruimen in de bibliotheek | 15 uur | di wo za | 13+ | boeken
  Je zet teruggebrachte boeken op de plank en helpt bezoekers zoeken. Elke week maak je een tafel met jouw favorieten.

  Voorleesuur met verkleedkist | 12 uur | wo | 13+ | boeken, kinderen
  Op woensdagmiddag lees je voor aan kinderen, met stemmetjes en een gekke hoed. Het boek kies je zelf.

  Stripclub begeleiden | 14 uur | vr | 14+ | boeken
  Jongeren tekenen hun eigen strip. Jij zet alles klaar, denkt mee over het verhaal en maakt er aan het eind een boekje
  van.

  == NonProfit | Streekmuseum De Turfkist
  Hoe leefden mensen hier honderd jaar geleden? In ons museum zie, ruik en proef je het.

  Gids in het museum | 20 uur | wo za | 14+ | theater
  Je leert het verhaal van één zaal en vertelt het aan bezoekers. Voor kinderen maak je er een speurtocht bij.

  Tekenen in het museum | 12 uur | za | 13+ | kinderen
  Op zaterdag tekenen kinderen hun favoriete ding na. Jij deelt papier uit, tekent mee en hangt de beste op.

  Oude foto's digitaal maken | 16 uur | di do | 13+ | foto en film, computers
  In het archief liggen dozen vol foto's. Je scant ze, schrijft op wie erop staat en zoekt de leukste uit voor Instagram.

  == NonProfit | Theater De Rode Lamel
  Een klein theater met negentig stoelen en grote plannen.

  Licht en geluid in het theater | 24 uur | vr za | 15+ | theater, techniek
  Je hangt lampen, rolt kabels uit en zit achter de knoppen bij een voorstelling van de jeugdgroep. Een technicus
  kijkt met je mee.

  Kostuums en schmink | 16 uur | wo za | 14+ | theater, mode
  Je hangt kostuums klaar, leert schminken en make-up voor het toneel, en helpt acteurs in hun pak. Soms in dertig
  seconden.

  Kaartjes scheuren en gasten ontvangen | 14 uur | vr | 13+ | theater
  Je wijst mensen hun stoel en verkoopt limonade in de pauze. De voorstelling zie je zelf ook.

  == NonProfit | Harmonie Blaas en Bries
  Muziek maken voor jong en oud, en in de zomer op straat.

  Muziekles ondersteunen | 18 uur | wo | 13+ | muziek, kinderen
  Kinderen proberen trommel, fluit en trompet. Je zet de instrumenten klaar, telt mee en oefent met wie er moeite mee
  heeft.

  Optreden op het festival | 18 uur | vr za | 14+ | muziek
  Je helpt het festival opbouwen, stemt microfoons en loopt mee in de optocht. De muziek kies je samen.

  Concert organiseren in het park | 16 uur | wo vr | 14+ | muziek
  Je maakt de poster, regelt stoelen en bouwt het podium op. Zelf meespelen mag, als je een instrument bespeelt.

  == NonProfit | Omroep Golfslag {place}
  De lokale radio, gemaakt door vrijwilligers vanuit een kelder vol kabels.

  Radio maken | 20 uur | wo vr | 14+ | muziek, foto en film
  Je bedenkt een onderwerp, neemt een interview op en knipt het in elkaar. Je item is op zaterdag te horen.

  Filmen voor de lokale televisie | 18 uur | vr za | 14+ | foto en film
  Je gaat mee met de cameraploeg, houdt de microfoon vast en monteert je eigen filmpje. Dat komt op YouTube.

  Een podcast opnemen | 12 uur | wo | 13+ | foto en film, muziek
  Met twee anderen kies je een onderwerp en nodig je een gast uit. De techniek leer je in een middag.

  == Provider | Fotostudio Lichtvlek
  Portretten, producten en schoolfoto's.

  Fotograferen in de studio | 28 uur | di wo do vr | 14+ | foto en film
  Je zet lampen neer, assisteert bij een opname en bewerkt je eigen serie foto's. Een eigen camera is niet nodig.

  Modeshoot voorbereiden | 14 uur | do vr | 15+ | foto en film, mode
  Je strijkt kleding, helpt bij haar en make-up en houdt het witte scherm vast. Eén foto mag je zelf maken.

  == NonProfit | Filmhuis De Laatste Rij
  Bijzondere films in een oud schoolgebouw, met een bar van pallets.

  == NonProfit | Kunstatelier Blauwe Vingers
  In ons atelier maken kunstenaars met en zonder beperking samen werk.

  == NonProfit | Festival Kaderock
  Eén weekend per jaar muziek aan het water, gratis en voor iedereen.

  == Provider | Drukkerij De Natte Inkt
  Posters, boekjes en trouwkaarten, digitaal en op een pers uit 1954.

  == Provider | Ontwerpbureau Kantlijn
  Wij maken huisstijlen, verpakkingen en websites.
  `,
)
