/**
 * Words of one line mean the same to somebody who looks for a place. A word may stand in several lines. Word forms need
 * not be listed: words are compared by their stems.
 */
const same = `
  ouderen bejaarden senioren opa opas oma omas grootouders hoogbejaarden 65-plussers oude-mensen
  verzorgingshuis bejaardenhuis verpleeghuis bejaardentehuis woonzorgcentrum zorgcentrum ouderenzorg bejaardenzorg seniorenflat rusthuis
  kind kinderen kids kinders kleintjes
  peuter peuters dreumes kleuters
  kinderopvang creche kinderdagverblijf peuterspeelzaal oppas babysitten
  kinderopvang bso naschools overblijf
  baby babys zuigeling
  jongeren jeugd tieners pubers
  basisschool lagereschool school klas
  leraar leerkracht docent juf meester onderwijzer lesgeven klassenassistent onderwijsassistent
  dieren beesten huisdieren dierenverzorging
  dierenasiel dierenopvang asiel dierenpension dierentehuis
  dierenarts veearts dierenkliniek
  hond honden puppy
  kat katten poes poezen kitten
  paarden pony paard ponys manege paardrijden ruiter
  vogels vogel vogelasiel vogelopvang
  kinderboerderij dierenweide stadsboerderij
  boerderij boer boerin veehouderij melkvee koeien veeteelt akkerbouw tractor trekker
  verzorgen verzorging verzorger zorgen
  gehandicapten beperking handicap gehandicapt verstandelijk
  ziekenhuis polikliniek
  zieken patienten
  zorg verpleging verzorging thuiszorg
  verpleger verpleegkundige zuster verpleegster verpleging
  huisarts dokter arts
  tandarts gebit mondhygiene
  apotheek medicijnen
  vluchtelingen asielzoekers azc nieuwkomers statushouders
  daklozen dakloos zwervers
  voedselbank voedselpakketten
  eenzaam eenzaamheid gezelschap maatje buddy bezoekmaatje
  buurthuis wijkcentrum buurtcentrum dorpshuis wijkgebouw
  buurt wijk
  vrijwilliger vrijwilligerswerk
  sport sporten bewegen
  voetbal voetballen voetbalclub
  trainer coach trainen training
  zwembad zwemmen zwemles
  sportschool fitness gym
  turnen gymnastiek gym
  scheidsrechter fluiten arbiter
  kantine bar
  restaurant eetcafe bistro brasserie eethuis
  cafe kroeg koffiehuis lunchroom
  koken kok keuken koks
  bediening serveren ober serveerster bedienen gastvrouw gastheer
  afwas afwassen spoelkeuken afwasser
  bakker bakkerij bakken banketbakker brood
  taart gebak taarten banket
  hotel receptie receptionist
  ijs ijssalon ijsjes
  winkel shop zaak boetiek
  verkoper verkoopster verkoopmedewerker verkoop verkopen winkelmedewerker
  supermarkt vakkenvuller vakkenvullen buurtsuper
  vakkenvullen schappen aanvullen spiegelen
  kassa kassamedewerker caissiere afrekenen
  kringloop kringloopwinkel tweedehands vintage
  kleding kleren mode
  kapper kapster kapsalon haren barbier
  schoonheidsspecialist beauty schoonheidssalon visagie nagels make-up makeup
  bloemist bloemen bloemenwinkel boeketten
  boeken boekwinkel boekhandel
  bibliotheek bieb
  voorlezen voorleesuur
  garage autobedrijf autogarage automonteur
  auto autos wagens
  scooter brommer brommers scooters
  fiets fietsen tweewielers
  fietsenmaker rijwielhersteller fietsenzaak fietsreparatie fietswinkel
  repareren reparatie herstellen fiksen sleutelen repair
  klussen klusjes klus repareren reparatie
  klussen klusjes klus timmeren
  klussen klusjes klus verven
  timmerman timmeren houtbewerking meubelmaker
  schilderen schilder verven
  loodgieter installateur
  elektricien elektra elektrotechniek
  bouw bouwen bouwvakker bouwplaats metselen
  lassen lasser metaal
  tuin tuinieren hovenier tuinman tuinonderhoud
  moestuin groentetuin volkstuin buurttuin
  natuur bos natuurbeheer boswachter landschap
  groen plantsoen
  afval zwerfafval vuilnis prikken troep rommel rotzooi vuilnisman milieustraat
  schoonmaken schoonmaak poetsen schoon opruimen
  computer computers pc laptop
  ict informatica automatisering it
  website websites site webdesign
  programmeren coderen code software developer
  tablet ipad
  smartphone telefoon mobiel gsm
  games gamen gaming
  filmen film video vlog filmpje
  foto fotograferen fotografie fotograaf
  muziek muzikant band orkest fanfare harmonie concert instrument gitaar piano drummen
  zingen koor zang
  theater toneel toneelspelen acteren
  museum tentoonstelling expositie
  kunst galerie kunstenaar
  tekenen schilderen illustreren
  knutselen handvaardigheid knutselclub
  dansen dans ballet
  evenement evenementen feest festival
  reclame marketing communicatie socialmedia
  kantoor administratie administratief
  balie receptie
  magazijn logistiek inpakken orderpicken
  post postbezorger krant kranten
  kerk moskee parochie
  spelletjes spellen bordspellen
  huiswerk huiswerkbegeleiding bijles
  taal taalles nederlands taalmaatje
  naaien kleermaker naaimachine
  wandelen wandeling uitlaten
  rolstoel rolstoelers
  koffie thee
  politie agent wijkagent politieagent handhaving boa
  brandweer brandweerman brandweerkazerne
  advocaat jurist rechtbank recht notaris juridisch
  leger defensie soldaat militair kazerne
  chauffeur vrachtwagen transport koerier bezorger
  fysio fysiotherapeut fysiotherapie revalidatie
  tv televisie radio omroep media
  hertogenbosch bosch den-bosch
  gravenhage haag den-haag
`

/** What also means something else, so that it is read as what it is called here, and that not as it: a clinic may be for animals. */
const oneWay = `
  kliniek hospitaal: ziekenhuis
  monteur mecanicien: automonteur sleutelen elektricien
  technicus: techniek
  opmaken: visagie
  klusjesman: klussen
  buiten buitenlucht openlucht: natuur tuin groen wandelen
`

/** What is typed in English, and what it is called here. */
const english = `
  elderly seniors old-people grandparents: ouderen
  nursing-home care-home retirement-home old-folks-home: verzorgingshuis
  children kids child kid: kinderen
  toddler toddlers preschool: peuters
  daycare childcare day-care nursery: kinderopvang
  babysitting babysitter: oppas
  youth teenagers teens young-people: jongeren
  school primary-school elementary: basisschool
  teacher teaching teach teaching-assistant: leraar
  reading read reading-aloud: voorlezen lezen
  homework tutoring tutor: huiswerk
  language dutch: taal
  animal animals pets pet: dieren
  animal-shelter shelter: dierenasiel
  dog dogs puppies dog-walking walking-dogs: honden
  cat cats kittens: katten
  horse horses ponies stable riding: paarden
  bird birds: vogels
  hedgehog hedgehogs: egels
  rabbit rabbits: konijnen
  cow cows cattle: koeien
  chicken chickens: kippen
  sheep: schapen
  fish: vis
  vet veterinarian veterinary: dierenarts
  farm farming farmer: boerderij
  petting-zoo petting-farm children-farm: kinderboerderij
  zoo: dierentuin
  care caring healthcare: zorg
  nurse nursing: verpleging
  hospital: ziekenhuis
  doctor: huisarts
  dentist: tandarts
  pharmacy: apotheek
  disabled disability disabilities handicapped: beperking
  wheelchair: rolstoel
  dementia: dementie
  lonely loneliness company companion buddy: maatje
  refugees refugee asylum: vluchtelingen
  homeless: daklozen
  food-bank foodbank: voedselbank
  neighbourhood neighborhood community community-centre community-center: buurthuis
  sports: sport
  football soccer: voetbal
  coach coaching trainer: trainer
  referee: scheidsrechter
  swimming swim pool swimming-pool: zwembad
  gymnastics: turnen
  cooking cook chef kitchen: koken
  waiter waitress serving server: bediening
  dishes dishwasher dishwashing: afwassen
  bakery baker baking bread: bakkerij
  cake cakes pastry: taart
  coffee: koffie
  tea: thee
  lunch: lunch
  ice-cream: ijs
  restaurant: restaurant
  shop store retail: winkel
  sales selling: verkoop
  supermarket grocery groceries: supermarkt
  stocking shelves: vakkenvullen
  cashier checkout: kassa
  second-hand secondhand thrift thrift-shop charity-shop: kringloop
  clothes clothing fashion: kleding
  hairdresser hairdressing barber hair: kapper
  beauty: schoonheidsspecialist
  flowers florist flower: bloemen
  books bookshop bookstore: boeken
  library: bibliotheek
  garage car cars mechanic: garage
  bike bikes bicycle bicycles: fietsen
  bike-repair bicycle-repair bike-shop: fietsenmaker
  repair repairing fix fixing: repareren
  odd-jobs chores handyman: klussen
  carpenter carpentry wood woodworking: timmeren
  painting paint: schilderen
  plumber plumbing: loodgieter
  electrician: elektricien
  construction building: bouw
  welding: lassen
  garden gardening gardener: tuin
  vegetable-garden allotment: moestuin
  nature forest ranger outdoors: natuur
  litter trash waste garbage: zwerfafval
  cleaning clean: schoonmaken
  computer computers: computer
  programming coding code developer: programmeren
  website web-design: website
  phone phones smartphone: smartphone
  tech technology engineering: techniek
  film movie filming: film
  photo photos photography photographer: fotograferen
  music musician: muziek
  singing choir: zingen
  theatre theater acting drama: theater
  museum exhibition: museum
  art arts: kunst
  drawing: tekenen
  crafts crafting: knutselen
  dance dancing: dansen
  event events: evenement
  party: feest
  festival: festival
  office admin: kantoor
  administration: administratie
  reception receptionist front-desk: receptie
  warehouse logistics packing: magazijn
  mail post newspaper: post
  church: kerk
  mosque: moskee
  games board-games: spelletjes
  walking walk hiking: wandelen
  sewing: naaien
  playground: speeltuin
  market: markt
  radio: radio
  circus: circus
  saturday: zaterdag
  sunday: zondag
  weekend: weekend
  monday: maandag
  tuesday: dinsdag
  wednesday: woensdag
  thursday: donderdag
  friday: vrijdag
  police police-officer: politie
  fire-brigade fire-department firefighter fireman: brandweer
  lawyer law legal court: advocaat
  army military: leger
  truck driver delivery: chauffeur
  physiotherapy physiotherapist: fysio
  hair-salon: kapper
  make-up makeup: visagie
  baby babies: baby
  band orchestra instrument guitar: muziek
  the-hague hague: haag
`

/** What has nothing of its own on a site, and what is looked at instead: mostly the sector, which every vacancy names. */
const wide = `
  honden katten paarden vogels egels konijnen koeien kippen schapen geiten varkens ezels cavia hamsters muizen vissen: dieren
  reptielen bijen insecten kuikens lammetjes dierenasiel dierenarts kinderboerderij dierentuin trimsalon imker: dieren
  boerderij natuur: dieren
  tuin moestuin groen strand zee: natuur
  kinderopvang oppas babysitten baby peuters kleuters basisschool leraar voorlezen huiswerk speeltuin speelgoed lego: kinderen
  voetbal hockey tennis volleybal basketbal handbal korfbal badminton rugby judo karate boksen atletiek: sport
  zwembad turnen sportschool schaatsen skaten zeilen roeien dansen yoga trainer scheidsrechter: sport
  ouderen verzorgingshuis ziekenhuis verpleging huisarts tandarts apotheek fysio gehandicapten zieken dementie rolstoel eenzaam: zorg
  restaurant cafe koken bediening afwas bakker taart hotel ijs pizza kantine lunch koffie catering: horeca
  garage auto monteur fietsenmaker fietsen repareren timmeren schilderen loodgieter elektricien bouw lassen scooter: techniek
  muziek zingen theater museum kunst tekenen knutselen film fotograferen bibliotheek circus radio: cultuur
  verkoper supermarkt vakkenvullen kassa kringloop kleding bloemist boekhandel drogist slager kapper markt: winkel
  computer programmeren website smartphone tablet games reclame media: ict
  buurthuis evenement festival feest voedselbank vluchtelingen daklozen afval kerk: buurt
`

/** Have the stem of another word, as "lezen" and "lessen" have: what is meant goes before what the stem finds. */
const mixed = `
  lezen lees leest lezer reading read: voorlezen boeken bibliotheek
`

/** Stand in many questions and say nothing about the place; they only count when there is nothing else. */
const empty = `stage stages stageplek stageplaats stageplekken plek plekken plaats baan baantje bijbaan werk werken meewerken werkzaamheden
  helpen help hulp meehelpen helper iets wil zoek zoeken graag leuk leuke vrijwilliger maatschappelijke mas snuffelstage
  dagdeel bedrijf bij met voor naar mijn buurt omgeving regio vlakbij dichtbij nabij rondom
  geven maken gaan lopen meelopen meekijken meedraaien mensen na-school na-schooltijd
  a an the and or of in at on to for with from my i want near nearby around close after-school do doing make making work working job jobs internship internships placement
  volunteer volunteering help helping place places some something people`

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
/** "nursing-home" is typed as two words. */
const asTyped = (word: string) =>
  fold(word)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const lines = (text: string) => text.trim().split('\n')
const wordsOf = (text: string) => text.trim().split(/\s+/).map(asTyped)

/** What else a word may be called; phrases of two words and more stand with spaces between. */
export const synonyms: ReadonlyMap<string, readonly string[]> = collect()
/** What is wider than a word. */
export const widerWords: ReadonlyMap<string, string> = new Map(
  lines(wide).flatMap((line) => {
    const [words = '', wider = ''] = line.split(':')
    return wordsOf(words).map((word): [string, string] => [word, wider.trim()])
  }),
)
/** What a word means that has the stem of another one. */
export const meantWords: ReadonlyMap<string, readonly string[]> = new Map(
  lines(mixed).flatMap((line) => {
    const [words = '', meant = ''] = line.split(':')
    return wordsOf(words).map((word): [string, string[]] => [word, wordsOf(meant)])
  }),
)
export const emptyWords: ReadonlySet<string> = new Set(wordsOf(empty))

function collect(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (word: string, others: string[]) => {
    found.set(word, [...new Set([...(found.get(word) ?? []), ...others.filter((other) => other !== word)])])
  }
  for (const words of lines(same).map(wordsOf)) for (const word of words) add(word, words)
  for (const line of [...lines(oneWay), ...lines(english)]) {
    const [typed = '', meant = ''] = line.split(':')
    const words = wordsOf(meant)
    const family = words.flatMap((word) => found.get(word) ?? [])
    // A phrase is read as the word that it means, and the family of that word comes with it.
    for (const word of wordsOf(typed)) add(word, word.includes(' ') ? words : [...words, ...family])
  }
  return found
}
