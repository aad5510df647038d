import { useLocale, useT } from '#lib/i18n.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { stepName } from './step-name.ts'

export type DotStep = { id: string; name: string; nameEn: string; status: string }

const marks: Partial<Record<string, Status>> = {
  open: 'now',
  returned: 'warn',
  submitted: 'wait',
  approved: 'done',
  skipped: 'skip',
}
export const stepMark = (status: string): Status => marks[status] ?? 'todo'

/** The route as dots: how far somebody is at a glance. In words it says where they stand. */
export function CourseDots({ steps }: { steps: DotStep[] }) {
  const t = useT('internships')
  const locale = useLocale()
  if (steps.length === 0) return null
  const done = steps.filter(({ status }) => status === 'approved' || status === 'skipped').length
  const current = steps.find(({ status }) => ['open', 'submitted', 'returned'].includes(status))
  const said = t('course.dots', { done, all: steps.length })
  const label = current ? `${said}, ${stepName(current, locale)}` : said
  return (
    <span role="img" aria-label={label} title={label} className="flex flex-wrap gap-0.5">
      {steps.map(({ id, status }) => (
        <StatusMark key={id} status={stepMark(status)} className="size-3" />
      ))}
    </span>
  )
}
