import type { Locale } from '#protocol/errors/errors.ts'

const nl = {
  title: 'Verklaring vrijwilligerswerk',
  pageTitle: 'Verklaring vrijwilligerswerk {year}: {name}',
  fileName: 'vrijwilligerswerk',
  page: 'blad {page} van {pages}',
  lead: '{name} deed in {year} vrijwilligerswerk bij de organisaties hieronder. Deze uren zijn door de organisaties bevestigd.',
  host: 'Organisatie',
  work: 'Werk',
  when: 'Wanneer',
  days: '{first} t/m {last}',
  hours: 'Uren',
  total: 'Bevestigde uren',
  hour: '{hours} uur',
  checkTitle: 'Klopt deze verklaring?',
  checkText: 'Scan de code. U ziet of deze verklaring echt is en nog klopt.',
  checkLink: 'Of open de controle in de browser',
  qrAlt: 'QR-code die naar de controle van deze verklaring leidt',
  made: 'Gemaakt op {date}',
}

const en: typeof nl = {
  title: 'Statement of voluntary work',
  pageTitle: 'Statement of voluntary work {year}: {name}',
  fileName: 'voluntary work',
  page: 'page {page} of {pages}',
  lead: '{name} worked as a volunteer in {year} at the organizations below. The organizations confirmed these hours.',
  host: 'Organization',
  work: 'Work',
  when: 'When',
  days: '{first} to {last}',
  hours: 'Hours',
  total: 'Confirmed hours',
  hour: '{hours} hours',
  checkTitle: 'Is this statement right?',
  checkText: 'Scan the code. You see whether this statement is genuine and still right.',
  checkLink: 'Or open the check in a browser',
  qrAlt: 'QR code that leads to the check of this statement',
  made: 'Made on {date}',
}

export const yearWords: Record<Locale, typeof nl> = { nl, en }
