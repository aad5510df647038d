import { hostPatterns } from '../host-pattern.ts'

export const zorg = hostPatterns(
  'zorg',
  `
  == NonProfit | Woonzorghuis De Lichtkade
  In dit huis wonen zeventig ouderen. Een praatje, een wandeling of een potje kaarten maakt hun dag.

  Wandelen met ouderen | 20 uur | wo vr | 13+ | ouderen, zorg
  Je haalt bewoners op van hun kamer en loopt een rondje door de tuin of naar het plein. Sommigen lopen zelf, anderen
  zitten in een rolstoel. We leren je eerst hoe je veilig duwt en remt.

  Koffie en een praatje in de huiskamer | 15 uur | ma di wo do vr | 13+ | ouderen
  Om drie uur drinken de bewoners samen koffie. Je schenkt in, deelt koekjes uit en schuift aan voor een gesprek. Je
  hoort verhalen die je nergens anders hoort.

  Tablethulp voor bewoners | 16 uur | wo za | 13+ | ouderen, computers
  Bewoners willen videobellen met hun kleinkinderen, maar weten niet hoe. Je legt het rustig uit, zo vaak als nodig
  is. Samen maak je een boekje met de stappen.

  == NonProfit | Ziekenhuis De Singel {place}
  Een streekziekenhuis met tweehonderd bedden, een kinderafdeling en een eigen bloementuin.

  Gastvrouw of gastheer in het ziekenhuis | 24 uur | ma wo vr | 15+ | zorg
  Je wijst bezoekers de weg, brengt patiënten naar hun afspraak en haalt een rolstoel als dat nodig is. Je draagt een
  hesje, dus iedereen vraagt jou als eerste.

  Spelen op de kinderafdeling | 16 uur | wo za | 15+ | kinderen, zorg
  Zieke kinderen vervelen zich snel. Je leest voor, speelt een spelletje aan bed en ruimt de speelkamer op. Wat je
  hoort en ziet vertel je niet door.

  Bloemen en planten op de afdeling | 12 uur | di vr | 14+ | zorg, tuin
  Je verzorgt de bloementuin, maakt kleine boeketten en brengt ze rond. Op elke kamer blijf je even voor een praatje.

  == NonProfit | Zorgboerderij Het Zilveren Hek
  Mensen met een beperking werken hier tussen de moestuin en de kippen. Iedereen doet wat hij kan.

  Meehelpen op de zorgboerderij | 30 uur | do vr za | 14+ | zorg, dieren
  Samen met de deelnemers voer je de kippen en oogst je groenten. Je werkt in hun tempo en helpt waar het nodig is.
  Trek kleren aan die vies mogen worden.

  Lunch maken met de deelnemers | 18 uur | di do | 13+ | zorg, koken
  Met vier mensen met een beperking kook je soep van eigen groenten. Jij snijdt voor, zij roeren en proeven. Daarna eet
  je mee aan de lange tafel.

  Kaarsen maken in het atelier | 14 uur | wo | 13+ | zorg
  Met mensen met een beperking giet je kaarsen voor de winkel. Je smelt was, knipt lonten en pakt alles mooi in.

  == NonProfit | Dagcentrum Onder de Linde
  Overdag komen hier mensen met dementie samen. We zingen, koken en lachen veel.

  Zingen met mensen met dementie | 12 uur | do | 13+ | ouderen, muziek
  Op donderdag komt het koor van het dagcentrum bij elkaar. Je deelt de mappen uit, zoekt de bladzijde op en zingt
  mee. Mooi hoeft niet, vrolijk wel.

  Spelmiddag begeleiden | 20 uur | wo | 14+ | ouderen
  Rummikub, sjoelen of bingo: elke woensdag is er een spelmiddag. Jij zet alles klaar, legt de regels uit en zorgt dat
  iedereen mee kan doen. Eigen ideeën zijn welkom.

  Nagels lakken en haren kammen | 14 uur | vr | 14+ | ouderen, mode
  Op vrijdag is het verwendag. Je lakt nagels, kamt haren en helpt met een beetje make-up. Bewoners kijken er de hele
  week naar uit.

  == Provider | Apotheek Het Groene Flesje
  Een moderne apotheek met een robot die de doosjes pakt. Het gesprek voeren wij zelf.

  Meelopen in de apotheek | 35 uur | ma di wo do vr | 15+ | zorg
  Je ziet hoe een recept een doosje wordt, vult voorraad aan en pakt bestellingen in. Over wat je ziet en hoort praat
  je met niemand.

  Zalfjes maken in het lab | 14 uur | di do | 15+ | zorg
  In de bereidingskamer weeg je poeders af en roer je een crème zonder medicijn erin. Je draagt een witte jas en een
  haarnet.

  == Provider | Tandartsen aan de Singelkade
  Een drukke praktijk met een eigen laboratorium.

  Meekijken bij de tandarts | 28 uur | ma di do vr | 15+ | zorg
  Je legt instrumenten klaar, ontvangt patiënten en kijkt mee als zij dat goed vinden. Aan het eind van de week maak je
  een afdruk van je eigen gebit.

  Kronen maken in het tandlab | 14 uur | wo vr | 15+ | zorg, techniek
  Je ziet hoe een tand wordt getekend op de computer en uit een blokje wordt gefreesd. Kleine handen en geduld komen
  hier goed van pas.

  == NonProfit | Logeerhuis De Klaproos
  Kinderen met een beperking logeren hier een weekend, zodat het thuis even rustig is.

  == NonProfit | Inloophuis De Vuurtoren {place}
  Wie kanker heeft of had, vindt hier koffie, rust en iemand die luistert.

  == NonProfit | Hospice De Stille Steiger
  Een klein huis voor de laatste weken van het leven. Vrijwilligers zorgen voor bloemen, soep en aandacht.

  == Provider | Fysiotherapie Soepel
  Zes therapeuten helpen mensen na een blessure of operatie weer op de been.

  == Provider | Opticien Scherp Gezien
  Brillen, lenzen en geduld. Wij slijpen de glazen zelf.
  `,
)
