import { hostPatterns } from '../host-pattern.ts'

export const ict = hostPatterns(
  'ict',
  `
  == NonProfit | Codeclub Haakje Sluiten {place}
  Kinderen van acht tot dertien maken hun eerste spel of website.

  Programmeren met kinderen | 20 uur | za | 13+ | computers, kinderen
  Kinderen bouwen hun eerste game en jij helpt als ze vastlopen. Je hoeft geen expert te zijn: samen zoeken is leren.

  Robots bouwen in de codeclub | 16 uur | wo | 14+ | computers, techniek
  Van een doos motortjes maak je een robot die een lijn volgt. Daarna leg je het uit aan kinderen van tien.

  Minecraftmiddag begeleiden | 12 uur | wo | 13+ | computers, kinderen
  Twaalf kinderen bouwen samen een stad in Minecraft. Jij houdt de vrede, bedenkt opdrachten en redt wie in de lava valt.

  == NonProfit | Computerclub De Knipperende Cursor
  Ouderen leren hier rustig omgaan met hun telefoon en computer.

  Telefoonspreekuur voor ouderen | 16 uur | wo | 13+ | computers, ouderen
  Ouderen komen langs met vragen over hun telefoon. Je legt uit, laat het ze zelf doen en schrijft de stappen op.

  Computers opknappen voor leerlingen | 24 uur | di do | 14+ | computers, techniek
  Je wist schijven, zet er een nieuw systeem op en maakt toetsenborden schoon. Elke laptop gaat naar een leerling die
  er geen heeft.

  Fotoboek maken met ouderen | 12 uur | vr | 13+ | computers, foto en film
  Samen zoek je de mooiste foto's uit en maak je er een boek van. Elke foto heeft een verhaal.

  == Provider | Gamestudio Pixelvis
  Kleine studio, vreemde spellen.

  Games testen bij een gamestudio | 28 uur | ma di do vr | 14+ | computers
  Je speelt een game die nog niet af is en schrijft precies op wat er misgaat. Een tekening maken mag ook.

  Een level ontwerpen | 14 uur | wo vr | 14+ | computers
  Je tekent een level op papier, bouwt het na op de computer en laat je collega's het spelen. Wat te moeilijk is, maak
  je beter.

  Muziek en geluid voor een game | 12 uur | wo vr | 14+ | computers, muziek
  Hoe klinkt een vis die schrikt? Je neemt geluiden op, bewerkt ze en zet ze in het spel.

  == Provider | Webbureau Dubbele Punt
  Met twaalf mensen bouwen wij webwinkels en apps.

  Je eerste website bouwen | 35 uur | ma di wo do vr | 14+ | computers
  Je maakt een site voor een verzonnen klant, van schets tot werkende pagina. Aan het eind geef je een demonstratie.

  Sociale media bedenken voor een klant | 21 uur | ma do vr | 14+ | foto en film, kantoor
  Je bedenkt berichten voor TikTok en Instagram, maakt foto's en kijkt wat werkt. Een collega leest alles eerst.

  == NonProfit | Stichting Tweede Scherm
  Wij maken oude laptops weer bruikbaar voor leerlingen die er geen hebben.

  == Provider | Systeembeheer De Rode Stekker
  Wij houden de computers van vijftig bedrijven in de lucht.

  == Provider | Telefoonreparatie Gebarsten {place}
  Een nieuw scherm in een half uur, terwijl u wacht.

  == Provider | Databedrijf Helder Getal
  Wij maken van grote bestanden overzichten die iedereen snapt.
  `,
)
