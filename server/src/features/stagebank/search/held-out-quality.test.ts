import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedBy, stagebankWith } from '#test/search-quality.ts'
import { heldOutCorpus } from './held-out-corpus.ts'

/** What somebody types on a phone, and the title that must be among the first three. */
const queries = {
  'typing errors': `
dierenasyel = Helpen bij de honden en katten
kinderboederij = Een dag als dierverzorger bij geiten en konijnen
biebliotheek amersfoort = Boeken opruimen en klanten helpen
fiestenmaker = Sleutelen bij de fietsenmaker
verpleeghius = Spelletjesmiddag met bewoners
vodselbank = Kratten vullen voor gezinnen
kringloopwinkle = Spullen sorteren en prijzen
manage = Stallen uitmesten en pony’s borstelen
baskettbal = Trainer bij de mini’s van het basketbal
restorant = Meedraaien in de keuken van een restaurant
kapsaln = Haren wassen en vegen
thearter = Achter de schermen bij het theater
`,
  'word forms and compounds': `
honden uitlaten = Hondenuitlaatservice zoekt een extra paar handen
voetbal trainer = Assistent-voetbaltrainer bij de pupillen
kinderfeestjes = Een kinderfeestje begeleiden op de speelplek
koken voor de buurt = Wie kookt er mee voor de buurt?
taal les geven = Helpen bij taallessen voor nieuwkomers
schilderen = Schilder mee aan ons clubhuis
moestuinen = Oogsten en wieden in de moestuin
bij de bakker = Vroeg op: meelopen in de bakkerij
basis school = Helpen in de klas op een basisschool
voorlezer = Voorlezen aan kleuters
auto's repareren = Meekijken in de autogarage
websites maken = Bouw een website voor ons wijkteam
`,
  'everyday words': `
bejaardentehuis = Koffie schenken in het woonzorgcentrum / Gezelschap in het verzorgingshuis / Spelletjesmiddag met bewoners
wandelen met opa's en oma's = Wandelmaatje voor senioren
crèche = Spelen en verzorgen op de kinderopvang
vakken vullen = Aan de slag in de supermarkt
programmeren = Schrijf mee aan een app
meester of juf = Een week meelopen met een leerkracht
dokter = Achter de balie bij de huisarts
make-up = Meekijken in een schoonheidssalon
gehandicapten = Activiteiten voor mensen met een beperking
troep opruimen op straat = Zwerfafval rapen in de wijk
politie = Een dag op pad met de wijkagent
vluchtelingen = Knutselmiddag op het azc
muziek maken = Speel mee met de fanfare
boer = Meewerken op een melkveehouderij
`,
  'towns and what is near': `
voetbal soest = Kantinehulp en lijnen trekken
bieb leusden = Leeshulp en kasten inrichten
winkel in de buurt van baarn = Helpen in een kledingwinkel
stage bunschoten = Vis inpakken en verkopen
iets met dieren in nijkerk = Meelopen bij de dierenarts / Meewerken op een melkveehouderij
omgeving hoevelaken = Planten oppotten in het tuincentrum
den bosch museum = Rondleider in opleiding
verzorgingshuis zeist = Gezelschap in het verzorgingshuis
`,
  English: `
animal shelter = Helpen bij de honden en katten
nursing home = Spelletjesmiddag met bewoners / Koffie schenken in het woonzorgcentrum / Gezelschap in het verzorgingshuis
primary school = Helpen in de klas op een basisschool
food bank = Kratten vullen voor gezinnen
bike repair = Sleutelen bij de fietsenmaker
football coach = Assistent-voetbaltrainer bij de pupillen
homework help = Huiswerkmaatje voor brugklassers
clothing store = Helpen in een kledingwinkel
`,
  'several words with a sector or a day': `
woensdagmiddag kinderen sport = Sportinstuif voor basisschoolkinderen
zaterdag werken in een winkel = Zaterdaghulp bij de bloemist
lassen techniek = Leren lassen in een metaalwerkplaats
iets met zorg in het weekend = Weekendgastheer of -gastvrouw in het hospice
vrijdagavond horeca = Bediening in een eetcafé
maandag na school huiswerk begeleiden = Huiswerkmaatje voor brugklassers
`,
  'of everything': `
hondjes uit laten = Hondenuitlaatservice zoekt een extra paar handen
fotos maken = Sociale media van het zorgcentrum / Buurtkrant volschrijven / Oude foto’s inscannen bij het archief
paardrijden = Stallen uitmesten en pony’s borstelen / Stal en weide: help op het pensionstalletje
babys verzorgen = Spelen en verzorgen op de kinderopvang / Hulp bij het fruithapje op de babygroep
baby = Spelen en verzorgen op de kinderopvang / Hulp bij het fruithapje op de babygroep
tv of radio = Radio maken
zingen met ouderen = Muziek en dans op de gesloten afdeling
schoonmaken bij dieren = Helpen bij de honden en katten / Meelopen bij de dierenarts / Voer verkopen en hamsters wegen
brandweerman = Brandweerkazerne van binnen
advocaat = Spreekuur van het juridisch loket / Kantoordag bij de notaris
bloemenzaak = Zaterdaghulp bij de bloemist
zwem les = Zwemles en toezicht in het zwembad
kok = Meedraaien in de keuken van een restaurant / Wie kookt er mee voor de buurt? / Schoolkantine gezonder maken
filmpjes = Filmpjes monteren voor een goed doel
gamen = Games testen
laptops maken = Telefoons en laptops repareren / Oude computers opknappen voor gezinnen
houtbewerking = Timmeren in de meubelmakerij
tandarts leusden = Tandartsassistent voor een dag
ijsjes verkopen = Ijs scheppen op het plein
hockeytraining = Clinic geven aan beginnende hockeyers
vuilnisman = Vuilnisroute met de gemeente
bouwvakker = Bouwplaats veilig houden / Elektricien voor een dag
zorgboerderij = Dagbesteding op de zorgboerderij
imker soest = Bijen en honing
voetballes = Assistent-voetbaltrainer bij de pupillen
police = Een dag op pad met de wijkagent
fire department = Brandweerkazerne van binnen
hair salon = Haren wassen en vegen
music = Speel mee met de fanfare / Muziek en dans op de gesloten afdeling
zaterdagbaan = Zaterdaghulp bij de bloemist / Marktkraam met kaas / Stallen uitmesten en pony’s borstelen
vrijdag techniek = Achter de schermen bij het theater
ziekehuis = Lunch rondbrengen op de afdeling
opticien = Opticien: brillen poetsen en passen
gitaarles = Speel mee met de fanfare
`,
  'words of which there is nothing': `
varkens = Dierentuin: voer klaarmaken / Een dag als dierverzorger bij geiten en konijnen / Meewerken op een melkveehouderij
korfbal = Sportinstuif voor basisschoolkinderen / Trainer bij de mini’s van het basketbal / Clinic geven aan beginnende hockeyers
slager = Marktkraam met kaas / Aan de slag in de supermarkt / Vis inpakken en verkopen
`,
}

const guest = await stagebankWith(heldOutCorpus)

test('words that nobody had in mind when the search was written lead to the place as well, nine times in ten', async () => {
  const all = await missedBy(
    guest,
    Object.values(queries)
      .map((part) => part.trim())
      .join('\n'),
  )
  assert.ok(all.count >= 90)
  assert.ok(
    all.missed.length <= all.count * 0.1,
    `${all.missed.length} of ${all.count} missed:\n${all.missed.join('\n')}`,
  )
})
