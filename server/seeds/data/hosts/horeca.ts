import { hostPatterns } from '../host-pattern.ts'

export const horeca = hostPatterns(
  'horeca',
  `
  == NonProfit | Buurtrestaurant Aan Tafel {place}
  Drie avonden per week koken vrijwilligers een maaltijd voor weinig geld. Alleen eten hoeft niet.

  Koken in het buurtrestaurant | 24 uur | di do | 14+ | koken, ouderen
  Met vier vrijwilligers maak je een maaltijd voor veertig gasten. Je snijdt, roert, proeft en leert werken volgens de
  regels voor hygiëne.

  Gastheer of gastvrouw aan tafel | 18 uur | di do | 13+ | ouderen
  Je dekt de tafels, ontvangt de gasten en brengt het eten rond. Veel gasten wonen alleen, dus neem de tijd.

  Toetjes bedenken voor veertig gasten | 12 uur | do | 13+ | koken, bakken
  Elke donderdag is er een ander toetje, en jij bedenkt welk. Je doet boodschappen, kookt en serveert het zelf uit.

  == NonProfit | Theehuis De Goede Kop
  In ons theehuis werken mensen met een beperking in de bediening en de keuken.

  Bediening in het theehuis | 20 uur | za | 14+ | zorg
  Samen met de medewerkers met een beperking neem je bestellingen op en zet je thee. Jij helpt rekenen bij de kassa.

  Appeltaart bakken met het team | 16 uur | vr | 13+ | bakken, zorg
  Elke vrijdag gaan er twaalf taarten de oven in. Je schilt, weegt af en zorgt dat iedereen een taak heeft.

  Koffie leren zetten als een barista | 12 uur | do | 14+ | koken
  Je leert melk schuimen en een hartje schenken. Daarna leer je het aan een medewerker met een beperking.

  == Provider | Bakkerij De Zilveren Schep
  Om vier uur 's nachts gaat de oven aan. Desembrood is onze trots.

  Brood leren bakken | 28 uur | wo do vr za | 15+ | bakken
  Je weegt deeg af, vormt broodjes en haalt ze goudbruin uit de oven. De nachtploeg is om zeven uur klaar, dan begin jij.

  Taarten versieren | 21 uur | wo vr za | 14+ | bakken
  Slagroom spuiten, fruit leggen en namen schrijven met chocola. Je eerste taart mag je zelf mee naar huis nemen.

  Achter de toonbank van de bakker | 14 uur | do za | 15+ | bakken, winkel
  Je helpt klanten, snijdt brood en leert snel rekenen. Op zaterdag staat de rij tot buiten.

  == Provider | Restaurant Het Vergeten Eiland
  Wij koken met groenten van telers uit de streek.

  Leerling-kok in het restaurant | 35 uur | ma di wo do vr | 15+ | koken
  Je snijdt groenten, maakt soep en leert borden opmaken. De kok vertelt waarom iets zo moet.

  Tafels dekken en gasten ontvangen | 21 uur | do vr za | 15+ | koken
  Je vouwt servetten, poetst glazen en loopt mee in de bediening. Om acht uur zit je dienst erop.

  Pizza's bakken in de houtoven | 14 uur | do za | 15+ | koken, bakken
  Deeg slingeren, beleggen en op tijd draaien. Op donderdag oefen je, op zaterdag is het echt.

  == Provider | IJssalon Drie Bollen Blij
  Elke dag vers ijs, ook in smaken die u niet verwacht.

  IJs maken en scheppen | 21 uur | wo vr za | 14+ | koken
  Je bedenkt een eigen smaak, maakt hem in de machine en verkoopt hem in de salon. Handen wassen doe je hier vijftig
  keer per dag.

  Milkshakes en wafels | 14 uur | wo za | 14+ | bakken
  Je bakt wafels, draait milkshakes en houdt de vitrine vol. Op een warme woensdag ga je blij en plakkerig naar huis.

  IJskar op de markt | 14 uur | wo za | 15+ | koken, winkel
  Je vult de kar, rijdt mee naar de markt en verkoopt hoorntjes. Wisselgeld teruggeven leer je vanzelf.

  == Provider | Hotel De Slapende Reiger
  Een klein hotel met achttien kamers en een grote tuin.

  Achter de schermen van een hotel | 35 uur | ma di wo do vr | 15+ | koken
  Elke dag een andere plek: receptie, ontbijt, kamers, tuin en keuken. Zo ontdek je wat bij je past.

  Ontbijt maken voor hotelgasten | 14 uur | wo za | 15+ | koken
  Je bakt eieren, perst sap en vult het buffet bij. Om elf uur heb je de rest van de dag vrij.

  Receptie van het hotel | 14 uur | do vr | 15+ | kantoor
  Gasten inchecken, de weg wijzen en de telefoon opnemen, soms in het Engels. Een collega staat altijd naast je.

  == NonProfit | Soepbus Warme Lepel
  Wij rijden 's avonds rond met soep, brood en een luisterend oor.

  == NonProfit | Stichting Restjesfeest
  Van eten dat winkels overhouden maken wij elke vrijdag een maaltijd voor de buurt.

  == Provider | Lunchcafé Tussen de Bedrijven {place}
  Broodjes, soep en taart voor wie in de buurt werkt of winkelt.

  == Provider | Cateringbedrijf Hap en Stap
  Van bedrijfslunch tot bruiloft: wij koken op locatie.
  `,
)
