import { hostPatterns } from '../host-pattern.ts'

export const buurt = hostPatterns(
  'buurt',
  `
  == NonProfit | Buurthuis De Open Sluis {place}
  Van taalles tot kaartavond: hier komt de hele wijk over de vloer.

  Feest in het buurthuis | 18 uur | wo vr | 14+ | muziek
  Je organiseert met een groepje een feest voor de wijk. Je bedenkt het programma, maakt reclame en helpt op de dag
  zelf.

  Taalmaatje voor vluchtelingen | 20 uur | di do | 14+ | boeken
  Je oefent Nederlands met iemand die hier nog niet lang woont. Jullie praten over gewone dingen: boodschappen,
  voetbal, het weer.

  Balie en administratie | 16 uur | ma do | 14+ | kantoor
  Je ontvangt bezoekers, neemt de telefoon op en houdt bij wie welke zaal gebruikt. Je leert goed luisteren.

  == NonProfit | Moestuinvereniging De Kromme Komkommer
  Veertig tuintjes, één waterpomp en altijd iets te oogsten.

  Moestuin voor iedereen | 24 uur | wo za | 13+ | tuin, natuur
  Je zaait, wiedt en oogst met buurtbewoners. Een deel van de oogst gaat naar de voedselbank.

  Tuinieren met de kinderen uit de straat | 15 uur | wo | 14+ | tuin, kinderen
  Elke woensdag krijgen tien kinderen een eigen stukje grond. Je leert ze zaaien, water geven en geduld hebben.

  Insectenhotels timmeren | 12 uur | za | 13+ | tuin, techniek
  Van afvalhout bouw je hotels voor bijen en lieveheersbeestjes. Je hangt ze op en telt wie er komt wonen.

  == NonProfit | Wijkploeg Schoon Genoeg {place}
  Wij houden de straten schoon en maken er een wedstrijd van.

  Zwerfafval prikken in de wijk | 10 uur | za | 13+ | milieu
  Met grijpers en zakken maken we elke maand een andere straat schoon. Jij houdt bij hoeveel zakken we vullen.

  Plastic vissen met de kano | 12 uur | za | 14+ | milieu, natuur
  Vanuit een kano haal je afval uit de vaart. Een zwemdiploma is verplicht en een zwemvest krijg je van ons.

  Klusjes bij buren | 20 uur | wo za | 15+ | ouderen, techniek
  Je gaat met een vaste vrijwilliger op pad voor kleine klussen. De ene keer een heg, de andere keer een lamp.

  == NonProfit | Taalcafé Hoe Zeg Je Dat
  Nieuwkomers oefenen hier Nederlands met een kop koffie erbij.

  == NonProfit | Klussendienst Even Helpen
  Een lamp ophangen, de heg knippen: wij doen het voor buren die het zelf niet meer kunnen.

  == NonProfit | Milieugroep Zwerfvuilvissers
  Vanuit kano's halen wij plastic uit sloten en vaarten.

  == NonProfit | Ontmoetingskerk De Brug {place}
  In ons gebouw is elke dag iets te doen, ook voor wie nooit naar de kerk gaat.

  == NonProfit | Oranjecomité De Wapperende Wimpel
  Wij organiseren Koningsdag, de lampionnenoptocht en de intocht van de Sint.

  == Provider | Politie Basisteam {place}
  Agenten, wijkagenten en een meldkamer die dag en nacht open is.

  Mee met de wijkagent | 14 uur | di do | 15+ | kantoor
  Je fietst een dagdeel mee, praat met bewoners en ziet hoe een melding wordt opgenomen. Bij gevaar blijf je op het
  bureau.

  Jeugdbrandweer en politie op één dag | 7 uur | za | 15+ | sport
  Je rolt slangen uit, blust een echt vuurtje en leert hoe de politie een spoor zoekt. Stevige schoenen zijn verplicht.

  == Provider | Schoonmaakbedrijf Blinkend
  Scholen, kantoren en trappenhuizen, met een vaste ploeg per wijk.

  == Provider | Verhuisbedrijf Tillen Maar
  Wij verhuizen gezinnen en kantoren en breken bijna nooit iets.
  `,
)
