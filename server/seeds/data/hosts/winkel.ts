import { hostPatterns } from '../host-pattern.ts'

export const winkel = hostPatterns(
  'winkel',
  `
  == NonProfit | Kringloopwinkel De Derde Ronde {place}
  Tweedehands spullen, eerlijke prijzen. De winst gaat naar goede doelen in de buurt.

  Kleding sorteren in de kringloop | 15 uur | ma wo vr | 13+ | mode, winkel
  Uit zakken vol kleren kies jij wat goed genoeg is. Je hangt het op maat en maakt een mooie etalage.

  Winkelhulp bij de kringloop | 24 uur | do vr za | 14+ | winkel
  Je prijst spullen, helpt klanten en leert werken met de kassa. Op zaterdag is het druk, dus dan ben je extra welkom.

  Oude games en platen verkopen | 14 uur | vr za | 14+ | winkel, computers
  Je test spelcomputers, zoekt op wat iets waard is en richt een eigen hoek in. Een kapotte speler mag je openschroeven.

  == NonProfit | Voedselbank Het Volle Schap
  Elke week helpen wij honderdtwintig gezinnen met een krat boodschappen.

  Pakketten maken bij de voedselbank | 20 uur | di do | 13+ | koken
  Je controleert de datum op pakken en blikken en vult de kratten. Je praat met niemand over wie er komt, want dat is
  privé.

  Boodschappen inzamelen bij de supermarkt | 12 uur | za | 14+ | winkel
  Je vraagt klanten of ze iets extra's willen kopen voor een gezin. Je leert vrolijk blijven, ook bij een nee.

  == Provider | Supermarkt De Volle Mand {place}
  Een buurtsuper waar het personeel de klanten bij naam kent.

  Vakken vullen in de supermarkt | 35 uur | ma di do vr za | 15+ | winkel
  Je vult schappen, controleert datums en draait een middag mee bij de kassa. Klanten vragen je van alles, en wij
  leren je hoe je daar goed op antwoordt.

  Broodjes afbakken in de supermarkt | 14 uur | wo za | 14+ | winkel, bakken
  Om acht uur gaan de eerste broodjes de oven in. Je bakt, stapelt en houdt de afdeling schoon.

  == Provider | Kapsalon Pluk
  Knippen en kleuren voor iedereen, zonder afspraak op woensdag.

  Meedraaien bij de kapper | 28 uur | wo do vr za | 15+ | mode
  Je wast haren, veegt, zet koffie en oefent vlechten en föhnen op een oefenhoofd. Neem gerust iemand mee om op te
  oefenen.

  Make-up en nagels in de salon | 14 uur | wo vr | 14+ | mode
  Je leert nagels lakken, wenkbrauwen vormen en make-up kiezen die bij iemand past. Oefenen doe je op elkaar.

  == Provider | Bloemenwinkel Steel en Blad
  Boeketten, planten en bloemen voor elk moment.

  Boeketten binden | 28 uur | wo do vr za | 14+ | winkel, tuin
  Je snijdt bloemen aan, ververst water en bindt aan het eind van de week je eigen boeket voor de etalage. Je leert
  ook wat je tegen iemand zegt die bloemen koopt voor een begrafenis.

  Bloemen bezorgen op de bakfiets | 14 uur | vr za | 15+ | fietsen, tuin
  Je pakt bloemen in, plant de route en brengt ze rond. Bijna iedereen doet blij open.

  == Provider | Kledingzaak Lotte en Loek
  Mode voor jongeren, met een naaiatelier achter in de winkel.

  Verkopen in de kledingwinkel | 28 uur | wo do vr za | 15+ | mode, winkel
  Je helpt klanten bij het passen, vouwt truien en maakt een etalage. Je leert ook wat je zegt als iets niet staat.

  Kleding fotograferen voor de webshop | 14 uur | di do | 14+ | mode, foto en film
  Je stijlt setjes, maakt foto's en zet ze op Instagram. De meest bekeken foto wordt de poster van de week.

  Een tas ontwerpen en naaien | 14 uur | wo vr | 13+ | mode
  In het atelier teken je een tas, knipt het patroon en naait hem zelf. Daarna help je mee met verstelwerk.

  == NonProfit | Wereldwinkel De Eerlijke Ezel
  Wij verkopen cadeaus waarvoor de maker een eerlijk loon kreeg.

  == NonProfit | Weggeefwinkel Om Niet
  Alles is hier gratis. Je brengt wat je over hebt en neemt mee wat je nodig hebt.

  == Provider | Boekhandel De Omgeslagen Hoek
  Een zelfstandige boekhandel met een leestafel en een kat.

  == Provider | Schoenwinkel Op Grote Voet
  Schoenen in alle maten en een eigen hakkenbar.

  == Provider | Tuincentrum De Groene Gieter
  Twee hectare planten, potten en goed advies.

  == Provider | Doe-het-zelfzaak De Rechte Lat
  Gereedschap, verf en hout op maat.
  `,
)
