import type { Locale } from '#protocol/errors/errors.ts'
import { articlesOf } from '#protocol/features/contract-articles.ts'
import { type Drawing, drawingBox } from '#protocol/features/contract-drawing.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

export const documentWords = {
  nl: {
    number: 'Nr. {number}',
    version: 'versie {version}',
    page: 'blad {page} van {pages}',
    signatureOf: 'Handtekening van {name}',
    check: 'controleer op {address}, code {code}',
    roles: { student: 'Leerling', guardian: 'Ouder of verzorger', host: 'Stagebieder', school: 'School' },
  },
  en: {
    number: 'No. {number}',
    version: 'version {version}',
    page: 'page {page} of {pages}',
    signatureOf: 'Signature of {name}',
    check: 'check at {address}, code {code}',
    roles: { student: 'Student', guardian: 'Parent or guardian', host: 'Host', school: 'School' },
  },
}

export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** What was drawn, as a picture: dark lines on nothing, without the room around them. */
export function svgOf(drawing: Drawing): string {
  const { width, height } = drawingBox
  const values = (odd: number) => drawing.flatMap((line) => line.filter((_, at) => at % 2 === odd))
  const edge = 6
  const span = (all: number[], most: number) => {
    const from = Math.max(0, Math.min(...all) - edge)
    return { from, size: Math.min(most, Math.max(...all) + edge) - from }
  }
  const [x, y] = [span(values(0), width), span(values(1), height)]
  const paths = drawing.map((line) => {
    const points = line.flatMap((value, at) => (at % 2 === 0 ? [`${value},${line[at + 1]}`] : []))
    return `<polyline points="${points.join(' ')}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x.from} ${y.from} ${x.size} ${y.size}" fill="none" stroke="#141b2d" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
}

export type Signed = { role: SignerRole; name: string; drawing: Drawing | null; isSigned: boolean; at: string }
const roles = ['student', 'guardian', 'host', 'school'] as const

/** What the template of the contract shows. Without a code it is one that is not sealed. */
export function contractDocument(
  paper: ContractPaper,
  signed: readonly Signed[],
  check: { address: string; code: string } | null = null,
  locale: Locale = paper.locale,
) {
  const words = documentWords[locale]
  return {
    title: `${paper.title} ${paper.number}`,
    heading: paper.title,
    words,
    locale,
    isLong: true,
    school: paper.school,
    number: filled(words.number, { number: paper.number }),
    version: filled(words.version, { version: paper.version }),
    check: check && filled(words.check, check),
    parties: paper.parties.map((party) => ({
      ...party,
      role: isOneOf(roles, party.role) ? words.roles[party.role] : party.role,
    })),
    articles: articlesOf(paper),
    signers: signed.map(({ role, name, drawing, isSigned, at }) => ({
      role: words.roles[role],
      name,
      at,
      drawing: drawing && svgOf(drawing),
      typed: isSigned && !drawing ? name : null,
      alt: filled(words.signatureOf, { name }),
    })),
  }
}
