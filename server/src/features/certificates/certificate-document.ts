import type { Site } from '#engine/call.ts'
import { qrPicture } from '#features/hours/sheet/sheet-document.ts'
import type { CertificatePaper } from '#protocol/features/certificates.ts'
import { clothOf } from '#protocol/shared/flag-cloth.ts'
import { themeWith } from '#protocol/tenants/site-theme.ts'
import { letterhead } from '#server/documents/letterhead.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { typeset } from '#server/documents/typeset.ts'
import {
  certificateWords,
  dateOf,
  dayBefore,
  dayText,
  filled,
  hoursText,
  shortDay,
  timeOf,
  titleOf,
} from './certificate-words.ts'
import { harbourIn } from './harbour.ts'

const template = new URL('./certificate.typ', import.meta.url)

function periodOf({ firstDay, lastDay, locale }: CertificatePaper): string {
  const words = certificateWords[locale]
  if (firstDay && lastDay)
    return filled(words.days, { first: dayBefore(firstDay, lastDay, locale), last: dayText(lastDay, locale) })
  if (firstDay) return filled(words.since, { first: dayText(firstDay, locale) })
  return lastDay ? filled(words.until, { last: dayText(lastDay, locale) }) : ''
}

/** The flag of its sector, as on every screen. */
function flagOf(sector: string | null): string {
  const { back, front, shape } = clothOf(sector)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z" fill="${back}"/><path d="${shape}" fill="${front}"/></svg>`
}

/** What the template shows. Without hours the ring says that it is done, and no more. */
function certificateData(site: Site, paper: CertificatePaper, code: string, at: Date) {
  const { locale, isVolunteer, minutes, hoursAre, town } = paper
  const words = certificateWords[locale]
  const kind = minutes === null ? 'none' : hoursAre
  const address = `${site.url}/controle/${code}`
  return {
    title: `${titleOf(paper)}: ${paper.student}`,
    heading: titleOf(paper),
    locale,
    isLong: false,
    words: { steps: words.steps, check: words.check, checkText: words.checkText },
    student: paper.student,
    did: words.did[isVolunteer ? 'volunteer' : site.variant],
    host: paper.host,
    where: `${town ? filled(words.town, { town }) : ''}${periodOf(paper)}.`,
    ring: { number: minutes === null ? '✓' : hoursText(minutes, locale), below: words.hours[kind] },
    note: words.hoursNote[kind],
    steps: paper.steps.map(({ name, day }) => ({ name, day: shortDay(day, locale) })),
    workTitle: filled(words.work, { name: paper.firstName }),
    work: paper.work,
    flag: flagOf(paper.sector),
    parties: [
      { name: paper.host, below: words.where },
      ...(paper.school ? [{ name: paper.school, below: words.school }] : []),
    ],
    qr: qrPicture(address),
    qrAlt: words.qrAlt,
    address,
    page: new URL(site.url).host,
    code,
    sealed: filled(words.sealed, { date: dateOf(at, locale), time: timeOf(at, locale) }),
  }
}

/** One page in the look of the site, with the seal of this installation. */
export async function certificatePdf(
  site: Site,
  sealing: Sealing,
  { paper, theme, code }: { paper: CertificatePaper; theme: object | null; code: string },
): Promise<Buffer> {
  const at = new Date()
  const pdf = await typeset(template, {
    ...certificateData(site, paper, code, at),
    harbour: harbourIn(themeWith(site.theme, theme ?? {})),
    site: letterhead(site, theme),
  })
  return Buffer.from(await sealing.seal(pdf, { reason: titleOf(paper), name: site.appName, at }))
}
