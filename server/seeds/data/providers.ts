import type { OrganizationPattern } from './organization-pattern.ts'
import { patterns } from './organization-pattern.ts'

export const providers: OrganizationPattern[] = [
  ...patterns(
    'Provider',
    'zorg',
    `
    Apotheek Het Groene Flesje
    Een moderne apotheek met een robot die de doosjes pakt. Het gesprek voeren wij zelf.
    Fysiotherapie Soepel
    Zes therapeuten helpen mensen na een blessure of operatie weer op de been.
    Tandartsen aan de Singelkade
    Een drukke praktijk met een eigen laboratorium.
    Opticien Scherp Gezien
    Brillen, lenzen en geduld. Wij slijpen de glazen zelf.
    `,
  ),
  ...patterns(
    'Provider',
    'dieren',
    `
    Dierenkliniek De Rechte Staart
    Van hamster tot herdershond: wij behandelen veertig dieren per dag.
    Manege De Losse Teugel
    Dertig pony's en paarden, lessen voor beginners en gevorderden.
    Melkveebedrijf De Bonte Bles
    Wij melken negentig koeien en maken van een deel van de melk onze eigen kaas.
    Trimsalon Knip en Kwispel
    Wij wassen, knippen en föhnen honden van elk formaat.
    `,
  ),
  ...patterns(
    'Provider',
    'sport',
    `
    Sportschool Zweet en Zo
    Groepslessen, krachttraining en begeleiding voor wie net begint.
    Klimhal De Bovenste Greep
    Vijftien meter hoog, tweehonderd routes en een bar met uitzicht.
    Zeilschool Overstag
    Zeilles op de plas, van april tot oktober.
    `,
  ),
  ...patterns(
    'Provider',
    'horeca',
    `
    Bakkerij De Zilveren Schep
    Om vier uur 's nachts gaat de oven aan. Desembrood is onze trots.
    Restaurant Het Vergeten Eiland
    Wij koken met groenten van telers uit de streek.
    IJssalon Drie Bollen Blij
    Elke dag vers ijs, ook in smaken die u niet verwacht.
    Lunchcafé Tussen de Bedrijven {place}
    Broodjes, soep en taart voor wie in de buurt werkt of winkelt.
    Hotel De Slapende Reiger
    Een klein hotel met achttien kamers en een grote tuin.
    Cateringbedrijf Hap en Stap
    Van bedrijfslunch tot bruiloft: wij koken op locatie.
    `,
  ),
  ...patterns(
    'Provider',
    'techniek',
    `
    Installatiebedrijf Warm Water
    Warmtepompen, zonnepanelen en badkamers. Wij leiden zelf mensen op.
    Autobedrijf De Derde Versnelling
    Onderhoud aan alle merken, steeds vaker elektrisch.
    Timmerfabriek Nerf en Noest
    Kozijnen, trappen en deuren op maat.
    Metaalbewerking Vonk {place}
    Lassen, zetten en snijden met een laser van drie ton.
    Fietsenzaak De Rechte Spaak
    Verkoop en reparatie, van kinderfiets tot bakfiets.
    Bouwbedrijf Steen voor Steen
    Wij bouwen en verbouwen woningen met een vaste ploeg van twintig mensen.
    Hoveniersbedrijf Groen Gelijk
    Tuinen ontwerpen, aanleggen en onderhouden, met zo min mogelijk tegels.
    Elektrotechniek De Juiste Draad
    Meterkasten, laadpalen en slimme verlichting.
    `,
  ),
  ...patterns(
    'Provider',
    'kinderen',
    `
    Kinderopvang De Rupsenclub
    Vier groepen, een grote tuin en een konijn dat Directeur heet.
    Gastouderbureau Bij de Hand
    Wij brengen ouders en gastouders bij elkaar.
    Binnenspeeltuin Holderdebolder {place}
    Twee verdiepingen klimmen, glijden en springen.
    `,
  ),
  ...patterns(
    'Provider',
    'cultuur',
    `
    Fotostudio Lichtvlek
    Portretten, producten en schoolfoto's.
    Drukkerij De Natte Inkt
    Posters, boekjes en trouwkaarten, digitaal en op een pers uit 1954.
    Ontwerpbureau Kantlijn
    Wij maken huisstijlen, verpakkingen en websites.
    `,
  ),
  ...patterns(
    'Provider',
    'winkel',
    `
    Boekhandel De Omgeslagen Hoek
    Een zelfstandige boekhandel met een leestafel en een kat.
    Bloemenwinkel Steel en Blad
    Boeketten, planten en bloemen voor elk moment.
    Supermarkt De Volle Mand {place}
    Een buurtsuper waar het personeel de klanten bij naam kent.
    Schoenwinkel Op Grote Voet
    Schoenen in alle maten en een eigen hakkenbar.
    Tuincentrum De Groene Gieter
    Twee hectare planten, potten en goed advies.
    Kapsalon Pluk
    Knippen en kleuren voor iedereen, zonder afspraak op woensdag.
    Doe-het-zelfzaak De Rechte Lat
    Gereedschap, verf en hout op maat.
    `,
  ),
  ...patterns(
    'Provider',
    'ict',
    `
    Webbureau Dubbele Punt
    Met twaalf mensen bouwen wij webwinkels en apps.
    Gamestudio Pixelvis
    Kleine studio, vreemde spellen.
    Systeembeheer De Rode Stekker
    Wij houden de computers van vijftig bedrijven in de lucht.
    Telefoonreparatie Gebarsten {place}
    Een nieuw scherm in een half uur, terwijl u wacht.
    Databedrijf Helder Getal
    Wij maken van grote bestanden overzichten die iedereen snapt.
    `,
  ),
  ...patterns(
    'Provider',
    'buurt',
    `
    Schoonmaakbedrijf Blinkend
    Scholen, kantoren en trappenhuizen, met een vaste ploeg per wijk.
    Verhuisbedrijf Tillen Maar
    Wij verhuizen gezinnen en kantoren en breken bijna nooit iets.
    `,
  ),
]
