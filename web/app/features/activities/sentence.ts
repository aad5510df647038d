import type { Translate } from '#lib/i18n.tsx'
import type { Action } from './activities.data.ts'

/** A piece of a sentence; a name may lead to a screen. */
export type Part = { text: string; to?: string | null }

// Signs that stand in no text, to find back where the names came in.
const marks = { who: '\u{e000}', subject: '\u{e001}', title: '\u{e002}', other: '\u{e003}' } as const
const everyMark = /([\u{e000}-\u{e003}])/u

/** What happened, in one sentence, seen by one person. What nobody did, the site does by itself. */
export function sentenceOf(action: Action, me: string | undefined, t: Translate, site: string): Part[] {
  const { name, actor, by, subjectId, subject, to, title, other, others } = action
  const isMine = subjectId === me
  const values: Record<string, Part[]> = {
    [marks.who]: whoOf(action, me, t, site),
    [marks.subject]: isMine
      ? [{ text: t((by ?? actor)?.id === me ? 'yourself' : 'toYou') }]
      : [
          { text: subject ?? t('something'), to },
          ...(others ? [{ text: t(others > 1 ? 'andOthers' : 'andOne', { count: others }) }] : []),
        ],
    [marks.title]: [{ text: title ?? '', to }],
    [marks.other]: [{ text: other?.title ?? '', to: other?.to }],
  }
  // The sentence that tells most of what is known, and of what is one's own, the one that says so.
  const tellings = [...(other ? ['with'] : []), ...(title ? ['named'] : []), 'events']
  const sentences = tellings
    .flatMap((kind) => (isMine ? [`yours.${kind}.${name}`, `${kind}.${name}`] : [`${kind}.${name}`]))
    .map((key) => t(key, marks))
    .filter((text) => !text.startsWith('activities.') && (title || !text.includes(marks.title)))
  const [first, ...rest] = (bulkSentence(action, t) ?? sentences[0] ?? name)
    .split(everyMark)
    .filter(Boolean)
    .flatMap((piece) => values[piece] ?? [{ text: piece }])
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : []
}

/** What was done to how many rows at once; the class is told where it is known. */
function bulkSentence({ name, bulk, other }: Action, t: Translate): string | undefined {
  if (!bulk) return undefined
  const count = bulk.rows
  const key = `${bulk.action}${other ? 'There' : ''}`
  if (name === 'bulk_undone') return t('bulkUndone', { ...marks, count, what: t(`bulk.${key}`, marks) })
  return t(`bulkDone.${key}.${count === 1 ? 'one' : 'many'}`, { ...marks, count })
}

/** Nobody's name stands with what one does before one is known: signing in, or telling as a guest what is wrong. */
function whoOf(
  { name, actor, by, subject, subjectId, to }: Action,
  me: string | undefined,
  t: Translate,
  site: string,
) {
  const person = (each: NonNullable<Action['actor']>): Part =>
    each.id === me ? { text: t('you') } : { text: each.name || t('somebody'), to: each.to }
  if (by && actor) {
    return t('actingAs', { by: marks.who, as: marks.subject })
      .split(everyMark)
      .filter(Boolean)
      .map((piece) => {
        if (piece === marks.who) return person(by)
        return piece === marks.subject ? { text: actor.name || t('somebody'), to: actor.to } : { text: piece }
      })
  }
  if (actor) return [person(actor)]
  if (name === 'session_started') return [person({ id: subjectId, name: subject ?? '', to })]
  return [{ text: name === 'vacancy_reported' ? t('somebody') : site }]
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('')
