import type { Locale } from '#lib/i18n.tsx'

/**
 * Dutch words for icons that fit the work of hosts and the likings of students: the set itself only knows English. The
 * first word is what the icon is called.
 */
const words: Record<string, string> = {
  'paw-print': 'dierenpoot dier dieren poot huisdier asiel',
  dog: 'hond honden dier dieren',
  cat: 'kat poes katten dier dieren',
  bird: 'vogel vogels dier dieren',
  fish: 'vis vissen dier dieren',
  rabbit: 'konijn konijnen dier dieren',
  tractor: 'trekker boer boerderij landbouw',
  volleyball: 'volleybal sport bal spel bewegen',
  dumbbell: 'halter sport fitness sportschool kracht',
  trophy: 'beker sport wedstrijd winnen',
  'heart-pulse': 'hartslag zorg gezondheid hart ziekenhuis',
  stethoscope: 'stethoscoop zorg dokter arts verpleging ziekenhuis',
  hospital: 'ziekenhuis zorg gezondheid',
  'heart-handshake': 'hulp vrijwilliger helpen zorg buurt',
  accessibility: 'toegankelijkheid gehandicapt beperking rolstoel zorg',
  baby: 'baby kind kinderen kinderopvang oppas creche',
  school: 'schoolgebouw school onderwijs les basisschool',
  'graduation-cap': 'afstudeerhoed school onderwijs leren diploma',
  armchair: 'leunstoel ouderen bejaarden wonen meubel stoel',
  'cooking-pot': 'kookpan koken keuken eten horeca kok',
  utensils: 'bestek eten restaurant horeca bediening',
  coffee: 'koffie cafe horeca drinken',
  croissant: 'croissant bakker bakkerij brood banket',
  trees: 'bomen natuur bos buiten groen park',
  sprout: 'kiemplant tuin planten groen natuur hovenier',
  flower: 'bloem bloemen bloemist tuin',
  wrench: 'moersleutel techniek gereedschap monteur reparatie',
  hammer: 'hamer bouw timmeren klussen gereedschap techniek',
  'paint-roller': 'verfroller schilder schilderen verf klussen',
  car: 'auto garage vervoer',
  truck: 'vrachtwagen transport logistiek vervoer',
  plane: 'vliegtuig reizen vliegveld',
  bike: 'fiets fietsen fietsenmaker',
  laptop: 'laptop computer ict techniek programmeren',
  code: 'programmacode programmeren ict computer software',
  'gamepad-2': 'gamecontroller game games gamen spel spelen',
  music: 'muziek zingen instrument',
  drama: 'theatermaskers theater toneel drama acteren',
  palette: 'schilderspalet kunst tekenen schilderen creatief',
  camera: 'fotocamera foto fotografie film media',
  clapperboard: 'filmklapper film video media',
  'book-open': 'boek boeken lezen bibliotheek taal',
  languages: 'talen taal vertalen',
  store: 'winkel verkoop verkopen',
  'shopping-cart': 'winkelwagen winkel supermarkt boodschappen',
  shirt: 'shirt kleding mode kleren kleermaker',
  scissors: 'schaar kapper haar knippen',
  briefcase: 'aktetas kantoor bedrijf werk administratie',
  calculator: 'rekenmachine rekenen boekhouding geld administratie',
  'piggy-bank': 'spaarvarken geld bank sparen economie',
  scale: 'weegschaal recht wet advocaat rechtbank juridisch',
  shield: 'schild veiligheid politie beveiliging defensie',
  flame: 'vlam brandweer vuur',
  church: 'kerk geloof',
  landmark: 'gemeentehuis gemeente overheid museum bank',
  'party-popper': 'feestknaller feest evenement festival',
  recycle: 'recycling milieu duurzaam kringloop afval',
  leaf: 'blad milieu duurzaam natuur groen',
  sun: 'zon energie zonnepanelen weer',
  'flask-conical': 'erlenmeyer onderzoek scheikunde laboratorium natuurkunde',
  home: 'huis wonen thuis',
}

/** Icons of which a Dutch word begins with what is typed. */
export function iconsInDutch(query: string): string[] {
  const asked = query.trim().toLowerCase()
  if (asked.length < 2) return []
  return Object.keys(words).filter((icon) => words[icon]?.split(' ').some((word) => word.startsWith(asked)))
}

/** What an icon shows, in words to read out. One without Dutch words is called by its English name. */
export function iconName(icon: string, locale: Locale): { text: string; isEnglish: boolean } {
  const dutch = locale === 'nl' ? words[icon]?.split(' ')[0] : undefined
  return { text: dutch ?? icon.replaceAll('-', ' '), isEnglish: dutch === undefined }
}

export const dutchIcons = Object.keys(words)
