import { hostPatterns } from '../host-pattern.ts'

export const sport = hostPatterns(
  'sport',
  `
  == NonProfit | Voetbalvereniging Kade Boys
  Een club met veertien jeugdteams en een kantine waar altijd iemand is.

  Voetbaltraining geven aan pupillen | 30 uur | wo za | 14+ | sport, kinderen
  Je zet pionnen klaar, doet oefeningen voor en moedigt aan. De trainer leert je hoe je een training opbouwt. Zelf
  goed kunnen voetballen hoeft niet.

  Scheidsrechter bij de jeugd | 20 uur | za | 15+ | sport
  Na een korte cursus fluit je wedstrijden van de jongste teams. Er loopt altijd iemand met je mee. Je leert hoe je
  rustig blijft als anderen dat niet zijn.

  Helpen in de voetbalkantine | 20 uur | za | 14+ | sport, koken
  Je smeert broodjes, maakt tosti's en ruimt tafels af. Alcohol schenk je niet, dat doen volwassenen.

  Foto's en filmpjes voor de club | 15 uur | za | 13+ | sport, foto en film
  Je filmt de mooiste acties en zet ze in elkaar voor TikTok en de website. Vooraf bespreken we wie er op de foto mag.

  == NonProfit | Turnvereniging Salto Mortadella
  Van kleutergym tot wedstrijdturnen. Wij zoeken altijd handen in de zaal.

  Kleutergym begeleiden | 18 uur | wo | 13+ | sport, kinderen
  Kleuters klimmen, rollen en springen, en jij houdt een hand vast waar het spannend wordt. Je bouwt de toestellen mee
  op en af.

  Danslessen voor groep vijf | 15 uur | vr | 14+ | sport, muziek
  Je zoekt muziek uit, doet de pasjes voor en helpt wie de tel kwijt is. Na tien weken is er een optreden voor ouders.

  Turnwedstrijd voorbereiden | 12 uur | vr za | 13+ | sport
  Je zet toestellen klaar, telt punten en reikt de medailles uit. De wedstrijd zelf is op een zaterdag in april.

  == NonProfit | Zwemclub De Waterratten {place}
  Wij leren kinderen zwemmen en zwemmen zelf ook graag een baantje mee.

  Helpen bij zwemles | 20 uur | di za | 15+ | sport, kinderen
  Je staat in het water naast kinderen die hun eerste slagen maken. Een zwemdiploma B of hoger is nodig.

  Waterpolotoernooi organiseren | 14 uur | wo za | 14+ | sport
  Je maakt het wedstrijdschema, regelt bekers en houdt de stand bij. Op de dag zelf ben jij de stem uit de luidspreker.

  Zwemfeest met spelletjes | 12 uur | wo | 14+ | sport, kinderen
  Je bedenkt waterspelletjes, zet de muziek aan en zorgt dat iedereen meedoet. Na afloop tel je alle kinderen twee keer.

  == NonProfit | Stichting Rolstoelsport Vaart
  Basketbal en hockey op wielen, voor iedereen die wil.

  Maatje bij rolstoelhockey | 16 uur | do | 14+ | sport, zorg
  Je helpt spelers in hun sportstoel, haalt ballen en speelt mee als er iemand te weinig is. Je leert zelf ook rijden.

  Sportdag voor mensen met een beperking | 25 uur | ma wo vr | 14+ | sport, zorg
  Met een groepje bedenk je een sportdag voor tachtig deelnemers. Je maakt het rooster, regelt spullen en begeleidt een
  onderdeel. De dag zelf is in juni.

  Basketbal op wielen filmen | 10 uur | do | 13+ | sport, foto en film
  Je filmt de training vanaf de kant en knipt er een filmpje van. Spelers kijken het terug om beter te worden.

  == Provider | Sportschool Zweet en Zo
  Groepslessen, krachttraining en begeleiding voor wie net begint.

  Meedraaien in de sportschool | 35 uur | ma di wo do vr | 15+ | sport
  Je ontvangt leden, controleert toestellen en helpt bij een groepsles. Je maakt een eigen warming-up en geeft die aan
  het eind van de week.

  Sporten met ouderen | 14 uur | ma do | 15+ | sport, ouderen
  Op maandag en donderdag is het ouderengym met ballen en elastieken. Jij deelt uit, doet voor en lacht mee. Daarna is
  er koffie.

  Dansen en fitness voor jongeren | 12 uur | wo vr | 14+ | sport, muziek
  Je maakt een afspeellijst, doet de oefeningen voor en helpt bij de toestellen. Na een maand leid je een eigen blokje.

  == NonProfit | Korfbalclub Mand en Maat
  Gezellige club waar jongens en meisjes samen spelen.

  == NonProfit | Tennispark De Gele Bal
  Acht banen, een clubhuis en in de zomer elke week een toernooi voor de jeugd.

  == NonProfit | Atletiekvereniging Tegenwind
  Lopen, springen en werpen op een baan die we zelf onderhouden.

  == NonProfit | Roeiclub De Schuine Riem
  Wij roeien op het kanaal, van acht tot tachtig jaar.

  == Provider | Klimhal De Bovenste Greep
  Vijftien meter hoog, tweehonderd routes en een bar met uitzicht.

  == Provider | Zeilschool Overstag
  Zeilles op de plas, van april tot oktober.
  `,
)
