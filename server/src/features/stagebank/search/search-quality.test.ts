import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, missedBy, stagebankWith } from '#test/search-quality.ts'
import { corpus } from './search-corpus.ts'

/** What somebody types, and the title that must be among the first three. */
const queries = `
asiel = Honden uitlaten in het asiel
hond = Honden uitlaten in het asiel
dieren asiel = Honden uitlaten in het asiel
dierenopvang = Katten knuffelen en hokken schoonmaken
poezen = Katten knuffelen en hokken schoonmaken
kinderboederij = Dierverzorger op de kinderboerderij
boerderij dieren = Dierverzorger op de kinderboerderij
paard = Paarden poetsen op de manege
mannege = Paarden poetsen op de manege
dierarts = Assistent bij de dierenarts
koeien melken = Meelopen op de melkveehouderij
vogeltjes = Jonge vogels voeren
bejaarden = Wandelen met ouderen
bejaardenhuis = Wandelen met ouderen
wandeling oudere = Wandelen met ouderen
senioren spelletje = Bingo en spelletjes voor senioren
dementi = Samen zingen met mensen met dementie
ziekenhuis nijmegen = Gastvrouw of gastheer in het ziekenhuis
zikenhuis = Gastvrouw of gastheer in het ziekenhuis
verpleegster = Meekijken met de wijkverpleegkundige
gehandicapten zwemmen = Helpen bij het zwemmen voor gehandicapten
eenzaamheid = Bezoekmaatje voor eenzame ouderen
voetbal = Trainer van de F-jes
voetballen trainen = Trainer van de F-jes
voetbal venlo = Trainer van de F-jes
scheidsrechter = Scheidsrechter bij het jeugdtoernooi
sheidsrechter = Scheidsrechter bij het jeugdtoernooi
zwemles = Assistent bij zwemles
bakker = Brood bakken in de ochtend
bakkerij kampen = Brood bakken in de ochtend
restaurant keuken = Leerling-kok in een eetcafé
koken = Koken voor de buurt
serveren = Bediening op het terras
hotel maastricht = Receptie en ontbijt in het hotel
fietsenmaker = Fietsen repareren
fietsreparatie = Fietsen repareren
auto's = Sleutelen aan auto's
automonteur = Sleutelen aan auto's
timmeren = Meubels maken van oud hout
electricien = Meelopen met de elektricien
basischool voorlezen = Voorlezen op de basisschool
kinderdagverblijf = Helpen in de kinderopvang
creche = Helpen in de kinderopvang
huiswerkbegeleiding = Huiswerk maken met brugklassers
museum = Rondleiden in het museum
bibliotheek = Boeken opruimen in de bibliotheek
bieb = Boeken opruimen in de bibliotheek
tweedehands kleding = Kleding sorteren in de kringloop
vakkenvullen = Vakken vullen in de supermarkt
kapster = Haren wassen bij de kapper
computers = Computerhulp voor buurtbewoners
programeren = Programmeren met kinderen
voedselbank = Pakketten maken bij de voedselbank
zwerfafval = Afval prikken in de wijk
groentetuin = Moestuin onderhouden
natuur = Bomen planten en snoeien
De Warme Mand = Honden uitlaten in het asiel
boekhandel het leesteken = Helpen in de boekhandel
dogs = Honden uitlaten in het asiel
nursing home = Wandelen met ouderen
football coach = Trainer van de F-jes
work with animals = Dierverzorger op de kinderboerderij
bike repair = Fietsen repareren
reading to children = Voorlezen op de basisschool
library = Boeken opruimen in de bibliotheek
hairdresser = Haren wassen bij de kapper
food bank = Pakketten maken bij de voedselbank
`

const guest = await stagebankWith(corpus)

test('what people type leads to the place they mean: at least nine in ten have it among the first three', async () => {
  const { count, missed } = await missedBy(guest, queries)
  assert.ok(linesOf(corpus).length >= 150)
  assert.ok(count >= 60)
  assert.ok(missed.length <= count * 0.1, `${missed.length} of ${count} missed:\n${missed.join('\n')}`)
})
