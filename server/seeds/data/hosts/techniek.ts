import { hostPatterns } from '../host-pattern.ts'

export const techniek = hostPatterns(
  'techniek',
  `
  == NonProfit | Reparatiecafé De Losse Schroef {place}
  Weggooien is zonde. Op zaterdag repareren wij lampen, fietsen en broodroosters.

  Apparaten repareren in het reparatiecafé | 16 uur | za | 14+ | techniek, milieu
  Bezoekers komen met een kapotte lamp of stofzuiger. Je ontvangt ze, zoekt mee naar de fout en leert solderen.

  Naaien en verstellen | 12 uur | za | 13+ | mode, milieu
  Aan de naaitafel zet je knopen aan, maak je broeken korter en leer je de naaimachine bedienen. Je mag een eigen tas
  maken van oude stof.

  Telefoons en laptops repareren | 16 uur | za | 14+ | techniek, computers
  Je vervangt een scherm of accu, samen met iemand die het al honderd keer deed. Rustige handen helpen.

  == NonProfit | Fietswerkplaats Tweede Ketting
  Wij knappen oude fietsen op voor kinderen die er geen hebben.

  Fietsen opknappen | 24 uur | wo za | 13+ | fietsen, techniek
  Je plakt banden, stelt remmen af en poetst tot de fiets weer glimt. Elke fiets gaat naar een kind dat er geen heeft.

  Fietsen uitdelen aan gezinnen | 12 uur | wo za | 14+ | fietsen, kinderen
  Je past zadels aan, controleert lampen en leert kinderen hun nieuwe fiets kennen. Samen rijd je het eerste rondje.

  Fietsles geven aan nieuwkomers | 12 uur | za | 15+ | fietsen
  Volwassenen die nooit leerden fietsen, oefenen op een leeg plein. Je houdt het zadel vast, tot het ineens lukt.

  == Provider | Autobedrijf De Derde Versnelling
  Onderhoud aan alle merken, steeds vaker elektrisch.

  Sleutelen aan auto's | 35 uur | ma di wo do vr | 15+ | techniek
  Je wisselt banden, controleert olie en leest storingen uit met de computer. Onder de brug werk je altijd met een
  monteur.

  Scooters en brommers nakijken | 21 uur | wo do vr | 15+ | techniek
  Je controleert lampen, remmen en kettingen en schrijft op wat er mist. Rijden doe je niet, luisteren wel.

  Auto's wassen en poetsen | 14 uur | vr za | 14+ | techniek
  Je zuigt, wast en poetst auto's tot ze klaar zijn voor de etalage. Wie netjes werkt, mag mee op een proefrit.

  == Provider | Timmerfabriek Nerf en Noest
  Kozijnen, trappen en deuren op maat.

  Timmeren in de werkplaats | 35 uur | ma di wo do vr | 14+ | techniek
  Je maakt een eigen krukje, van tekening tot schuurpapier. Daarna help je mee met een trap of kozijn.

  Meubels maken van oud hout | 21 uur | wo do vr | 14+ | techniek, milieu
  Van oude balken maak je een bank of een vogelhuisje. Je leert zagen, schuren en in de olie zetten.

  Werken met de lasersnijder | 14 uur | di do | 15+ | techniek, computers
  Je tekent iets op de computer en snijdt het uit hout. Een sleutelhanger, een doosje of een heel dorp.

  == Provider | Bouwbedrijf Steen voor Steen
  Wij bouwen en verbouwen woningen met een vaste ploeg van twintig mensen.

  Meelopen op de bouwplaats | 35 uur | ma di wo do vr | 15+ | techniek
  Je ruimt op, geeft materiaal aan en metselt op de oefenmuur. Een helm en stevige schoenen krijg je van ons.

  Schilderen met de vakman | 28 uur | di wo do vr | 14+ | techniek
  Schuren, afplakken en verven, in die volgorde. Aan het eind van de week heb je een hele kamer gedaan.

  Een huis ontwerpen op de computer | 14 uur | ma di | 14+ | techniek, computers
  Samen met de tekenaar maak je een huis in 3D. Je loopt er zelf doorheen met een bril op.

  == Provider | Elektrotechniek De Juiste Draad
  Meterkasten, laadpalen en slimme verlichting.

  Slimme verlichting aansluiten | 28 uur | ma di do vr | 15+ | techniek, computers
  Op een oefenbord leer je schakelingen maken. Daarna ga je mee om een laadpaal te plaatsen.

  Mee met de elektricien | 21 uur | ma wo vr | 15+ | techniek
  Je draagt gereedschap, trekt kabels en plaatst stopcontacten die nog niet aan de stroom zitten. Elke dag een ander
  huis.

  == NonProfit | Museumspoor Stoom en Staal
  Vrijwilligers houden hier oude treinen en een echte stoomlocomotief rijdend.

  == NonProfit | Molenstichting De Trage Wiek
  Onze korenmolen uit 1782 maalt nog elke zaterdag.

  == Provider | Installatiebedrijf Warm Water
  Warmtepompen, zonnepanelen en badkamers. Wij leiden zelf mensen op.

  == Provider | Metaalbewerking Vonk {place}
  Lassen, zetten en snijden met een laser van drie ton.

  == Provider | Fietsenzaak De Rechte Spaak
  Verkoop en reparatie, van kinderfiets tot bakfiets.

  == Provider | Hoveniersbedrijf Groen Gelijk
  Tuinen ontwerpen, aanleggen en onderhouden, met zo min mogelijk tegels.
  `,
)
