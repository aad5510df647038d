import type { Fields } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'

/** The hidden field that says what a form was opened with, and when that was last changed. */
export const openedField = 'sinds'
/** The button "take theirs" of a field, for who has no scripts. */
export const takeField = 'neem'

/** Who changed something; without an id where one may only know the name. */
export type Changer = { id?: string; name: string }
/** The row that a form shows, as it was when the page was made. */
export type OpenedRow = { updatedAt: string; changedBy?: Changer } & Record<string, unknown>
export type Opened = { at: string; values: Record<string, unknown> }

/** A field that somebody changed in the meantime: another, or oneself in another window. */
export type ConflictField = {
  name: string
  theirs: string[]
  mine: string[]
  /** Changed by both. What only they changed is taken over. */
  isMine: boolean
}
export type Conflict = {
  opened: Opened
  /** Who changed it, as far as one may know. */
  by?: Changer
  fields: ConflictField[]
  typed: Record<string, string[]>
}

export function openedWith(rules: Fields, { updatedAt, ...row }: OpenedRow): Opened {
  const shown = Object.entries(rules).filter(([name, rule]) => name in row && rule.format !== 'secret')
  return { at: updatedAt, values: Object.fromEntries(shown.map(([name]) => [name, row[name] ?? null])) }
}

/** Nothing when the form has none, or when somebody has been at it. */
export function readOpened(form: FormData): Opened | null {
  try {
    const { at, values } = JSON.parse(String(form.get(openedField) ?? 'null')) ?? {}
    return typeof at === 'string' && typeof values === 'object' && values ? { at, values } : null
  } catch {
    return null
  }
}

/** A value as a form would send it. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (value === null || value === undefined) return ['']
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)]
}

/** A tick says "no" first and perhaps "yes" after it; a browser writes the end of a line with two signs. */
function comparable(rule: Field, texts: string[]): string {
  const plain = texts.map((text) => text.replaceAll('\r\n', '\n').trim())
  if (rule.kind === 'list') return JSON.stringify(plain.filter((text) => text !== '').sort())
  const last = plain.at(-1) ?? ''
  return rule.kind === 'boolean' && last === '' ? 'false' : last
}

/**
 * What somebody else changed since the form was opened. Of a field that only they changed theirs is taken; of one that
 * both changed the typed text stays. Nothing that was typed is lost.
 */
export function conflictOf(rules: Fields, form: FormData, opened: Opened, now: OpenedRow): Conflict {
  const typed: Conflict['typed'] = {}
  const fields: ConflictField[] = []
  for (const [name, rule] of Object.entries(rules)) {
    const sent = form.getAll(name).filter((each) => typeof each === 'string')
    const mine = rule.kind === 'date' ? sent.map((text) => isoDate(text, rule)) : sent
    if (mine.length === 0 || rule.format === 'secret') continue
    typed[name] = mine
    if (!(name in opened.values) || !(name in now)) continue
    const theirs = textsOf(now[name])
    const [was, is, own] = [textsOf(opened.values[name]), theirs, mine].map((texts) => comparable(rule, texts))
    if (is === was || is === own) continue
    const isMine = own !== was && form.get(takeField) !== name
    if (!isMine) typed[name] = theirs
    fields.push({ name, theirs, mine, isMine })
  }
  return { opened: { at: now.updatedAt, values: opened.values }, by: now.changedBy, fields, typed }
}
