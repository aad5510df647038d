import type { Application } from '#app/features/applications/applications.data.ts'
import { isTalkAhead } from '#app/features/applications/own/talk.ts'
import { dateText, timeText } from '#lib/dates.ts'
import type { Locale, Translate } from '#lib/i18n.tsx'
import { whoHelps } from './who-helps.ts'

/** What goes on first: the student's own turn, then whoever is nearest to an answer. */
const order: Application['status'][] = ['offered', 'in_talk', 'read', 'with_host', 'submitted', 'waiting']

/** Steps that one can only take at the application itself: there stands when and where, or what to answer. */
const isThere = (status: Application['status']) => status === 'offered' || status === 'in_talk'

/** The next step of somebody who looks for a place and applied already: who is up; null when nothing is open. */
export function appliedStep(own: Application[], hasMentor: boolean, t: Translate, locale: Locale) {
  const [of] = own
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  if (!of) return null
  if (isTalkAhead(of)) return talkStep(of, t, locale)
  const step = of.status === 'read' ? 'with_host' : of.status
  const days = of.left ? of.left.nights : null
  const until = step !== 'with_host' || days === null ? '' : days === 0 ? 'today' : days === 1 ? 'day' : 'days'
  const words = { host: of.host.name, days: days ?? '', ...whoHelps(hasMentor, t) }
  const by =
    step === 'offered' && of.expiresAt
      ? t('applied.offered.until', {
          day: dateText(of.expiresAt, locale, 'long'),
          time: timeText(of.expiresAt, locale),
        })
      : until && t(`applied.${until}`, words)
  return {
    status: of.status,
    talk: null,
    to: isThere(of.status) ? `/aanmeldingen/${of.id}` : null,
    title: t(`applied.${step}.title`, words),
    text: [t(`applied.${step}.text`, words), by].filter(Boolean).join(' '),
  }
}

/** What is still to come for whoever has no place yet; `isAgreedFirst` where the school says yes before the host does. */
export function stepsAhead(status: Application['status'] | undefined, isAgreedFirst: boolean): string[] {
  if (status === 'offered') return ['two', 'three']
  if (status === 'in_talk') return ['talk', 'two', 'three']
  const isBefore = status === undefined || status === 'submitted'
  return [...(isAgreedFirst && isBefore ? ['approval'] : []), 'one', 'two', 'three']
}

/** An invitation to meet: day, time and place, and what was said to it. */
function talkStep(of: Application, t: Translate, locale: Locale) {
  const { talkAt, talkPlace, talkNote, talkAnswer, host, id } = of
  const words = {
    host: host.name,
    day: talkAt ? dateText(talkAt, locale, 'long') : '',
    time: talkAt ? timeText(talkAt, locale) : '',
    place: talkPlace ?? '',
  }
  const said = talkAnswer ?? 'asked'
  return {
    status: of.status,
    talk: of,
    to: `/aanmeldingen/${id}`,
    title: t(`talk.${said}.title`, words),
    // What was said about the old moment does not hold for another one.
    text: [t(`talk.${said}.text`, words), said === 'other_moment' ? null : talkNote].filter(Boolean).join('\n'),
  }
}

/** Whoever is invited to meet has that to do first, whatever else goes on. */
export const isInvited = (own: Application[]): boolean => own.some(isTalkAhead)
