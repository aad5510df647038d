import type { Translate } from '../../lib/i18n.tsx'
import type { Application } from '../applications/applications.data.ts'

/** What goes on first: the student's own turn, then whoever is nearest to an answer. */
const order: Application['status'][] = ['offered', 'in_talk', 'read', 'with_host', 'submitted', 'waiting']

/** The next step of somebody who looks for a place and applied already: who is up; null when nothing is open. */
export function appliedStep(own: Application[], t: Translate): { title: string; text: string } | null {
  const [of] = own
    .filter(({ status }) => order.includes(status))
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  if (!of) return null
  const step = of.status === 'read' ? 'with_host' : of.status
  const days = of.left ? of.left.nights : null
  const until = step !== 'with_host' || days === null ? '' : days === 0 ? 'today' : days === 1 ? 'day' : 'days'
  const words = { host: of.host.name, days: days ?? '' }
  return {
    title: t(`applied.${step}.title`, words),
    text: [t(`applied.${step}.text`, words), until && t(`applied.${until}`, words)].filter(Boolean).join(' '),
  }
}
