import type { Translate } from '../../lib/i18n.tsx'
import type { Action } from './activities.data.ts'

/** A piece of a sentence; a name may lead to a screen. */
export type Part = { text: string; to?: string | null }

// Signs that stand in no text, to find back where the names came in.
const marks = { who: '\u{e000}', subject: '\u{e001}', title: '\u{e002}', other: '\u{e003}' } as const
const everyMark = /([\u{e000}-\u{e003}])/u

/** What happened, in one sentence, seen by one person. */
export function sentenceOf(action: Action, me: string | undefined, t: Translate): Part[] {
  const values: Record<string, Part[]> = {
    [marks.who]: whoOf(action, me, t),
    [marks.subject]: [
      action.subjectId === me ? { text: t('yourself') } : { text: action.subject ?? t('something'), to: action.to },
      ...(action.others > 0 ? [{ text: t(action.others > 1 ? 'andOthers' : 'andOne', { count: action.others }) }] : []),
    ],
    [marks.title]: [{ text: action.title ?? '', to: action.to }],
    [marks.other]: [{ text: action.other?.title ?? '', to: action.other?.to }],
  }
  // The sentence that tells most of what is known.
  const tellings = [...(action.other ? ['with'] : []), ...(action.title ? ['named'] : [])]
  const sentences = tellings.flatMap((kind) => {
    const sentence = t(`${kind}.${action.name}`, marks)
    const isKnown = sentence !== `activities.${kind}.${action.name}`
    return isKnown && (action.title || !sentence.includes(marks.title)) ? [sentence] : []
  })
  return (bulkSentence(action, t) ?? sentences[0] ?? t(`events.${action.name}`, marks))
    .split(everyMark)
    .filter(Boolean)
    .flatMap((piece) => values[piece] ?? [{ text: piece }])
}

/** What was done to how many rows at once; the class is told where it is known. */
function bulkSentence({ name, bulk, other }: Action, t: Translate): string | undefined {
  if (!bulk) return undefined
  const count = bulk.rows
  const key = `${bulk.action}${other ? 'There' : ''}`
  if (name === 'bulk_undone') return t('bulkUndone', { ...marks, count, what: t(`bulk.${key}`, marks) })
  return t(`bulkDone.${key}.${count === 1 ? 'one' : 'many'}`, { ...marks, count })
}

/** Nobody's name stands with what one does before one is known, such as signing in: then it is who it is about. */
function whoOf({ actor, by, subject, subjectId, to }: Action, me: string | undefined, t: Translate): Part[] {
  const person = (each: NonNullable<Action['actor']>): Part =>
    each.id === me ? { text: t('you') } : { text: each.name || t('somebody'), to: each.to }
  if (by && actor) {
    const as = t('actingAs', { by: marks.who, as: marks.subject })
    return as
      .split(everyMark)
      .filter(Boolean)
      .map((piece) => {
        if (piece === marks.who) return person(by)
        return piece === marks.subject ? { text: actor.name || t('somebody'), to: actor.to } : { text: piece }
      })
  }
  if (actor) return [person(actor)]
  if (subjectId === me) return [{ text: t('you') }]
  return [subject ? { text: subject, to } : { text: t('system') }]
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('')
