import type { Application } from '#app/features/applications/applications.data.ts'
import type { Translate } from '#lib/i18n.tsx'
import { whoHelps } from './who-helps.ts'

/** What goes on first: the student's own turn, then whoever is nearest to an answer. */
const order: Application['status'][] = ['offered', 'in_talk', 'read', 'with_host', 'submitted', 'waiting']

/** Steps that one can only take at the application itself: there stands when and where, or what to answer. */
const isThere = (status: Application['status']) => status === 'offered' || status === 'in_talk'

/** The next step of somebody who looks for a place and applied already: who is up; null when nothing is open. */
export function appliedStep(own: Application[], hasMentor: boolean, t: Translate) {
  const [of] = own
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  if (!of) return null
  const step = of.status === 'read' ? 'with_host' : of.status
  const days = of.left ? of.left.nights : null
  const until = step !== 'with_host' || days === null ? '' : days === 0 ? 'today' : days === 1 ? 'day' : 'days'
  const words = { host: of.host.name, days: days ?? '', ...whoHelps(hasMentor, t) }
  return {
    to: isThere(of.status) ? `/aanmeldingen/${of.id}` : null,
    title: t(`applied.${step}.title`, words),
    text: [t(`applied.${step}.text`, words), until && t(`applied.${until}`, words)].filter(Boolean).join(' '),
  }
}
