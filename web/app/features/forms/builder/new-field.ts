import type { Locale } from '#lib/i18n.tsx'
import type { FieldKind, FormContent, FormField, Option, Point } from '#protocol/features/forms/content.ts'

/** A key that no field of this form has: eight letters and digits, never used again. */
export function newKey(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (each) => letters[each % letters.length]).join('')
}

/** The first of o1, o2, … that is free, also among those that were there before: answers still name them. */
export function freeOption(options: readonly Option[], sign = 'o'): string {
  const highest = Math.max(0, ...options.map(({ key }) => Number(new RegExp(`^${sign}(\\d+)$`).exec(key)?.[1] ?? 0)))
  return `${sign}${highest + 1}`
}

const named = (sign: string, words: [nl: string, en: string][]): Option[] =>
  words.map(([nl, en], at) => ({ key: `${sign}${at + 1}`, label: { nl, en } }))
const options = (): Option[] =>
  named('o', [
    ['Keuze 1', 'Choice 1'],
    ['Keuze 2', 'Choice 2'],
  ])
const faces = (): Point[] =>
  named('p', [
    ['Stom', 'Bad'],
    ['Mwah', 'Meh'],
    ['Oké', 'Okay'],
    ['Leuk', 'Good'],
    ['Top', 'Great'],
  ])
const agree = (): Point[] =>
  named('p', [
    ['Niet', 'Not'],
    ['Een beetje', 'A little'],
    ['Best wel', 'Quite'],
    ['Helemaal', 'Fully'],
  ])
const levels = (): Option[] =>
  named('l', [
    ['Nog niet', 'Not yet'],
    ['Op weg', 'On the way'],
    ['Goed', 'Good'],
  ])
const rows = (sign: string): Option[] =>
  named(sign, [
    ['Onderwerp 1', 'Subject 1'],
    ['Onderwerp 2', 'Subject 2'],
  ])

/** A field as it comes from the palette: it can be answered as it is, but for its words. */
export function newField(kind: FieldKind): FormField {
  const base = { key: newKey(), label: { nl: '' } }
  const asked = { ...base, required: true }
  switch (kind) {
    case 'heading':
    case 'text':
    case 'page_break':
      return { ...base, kind }
    case 'choice':
    case 'choices':
    case 'dropdown':
      return { ...asked, kind, options: options() }
    case 'scale':
      return { ...asked, kind, points: faces(), look: 'faces' }
    case 'matrix':
      return { ...asked, kind, rows: rows('r'), points: agree() }
    case 'rubric':
      return { ...asked, kind, criteria: rows('c'), levels: levels(), descriptions: {} }
    case 'file':
      return { ...base, kind, required: false, maxFiles: 1, accept: ['images', 'pdf'] }
    case 'signature':
      return { ...asked, kind, look: 'typed' }
    default:
      return { ...asked, kind }
  }
}

/** The same again, with a key of its own. */
export const copyOf = (field: FormField, language: Locale = 'nl'): FormField => {
  const copy: FormField = structuredClone(field)
  const nl = field.label.nl && `${field.label.nl} (${language === 'en' ? 'copy' : 'kopie'})`
  return { ...copy, key: newKey(), label: { ...copy.label, nl } }
}

/** Where a field is among the fields of a form. */
export const placeOf = ({ fields }: FormContent, key: string | null): number =>
  fields.findIndex((field) => field.key === key)
