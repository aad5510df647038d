import { useT } from '#lib/i18n.tsx'
import { CourseLine } from '#ui/course-line.tsx'
import type { Application } from '../applications.data.ts'
import { courseOf } from './application-steps.ts'

/** Sent, mentor, host, talk, placed: as far as this application has those steps. */
export function ApplicationCourse({ of }: { of: Application }) {
  const t = useT('applications')
  const course = courseOf(of)
  if (course.length === 0) return null
  const isThere = of.status === 'accepted'
  const at = isThere ? course.length : course.findIndex(({ state }) => state === 'now') + 1
  const left = course.filter(({ state }) => state === 'todo').map(({ step }) => t(`steps.${step}`))
  return (
    <CourseLine
      stations={course.map(({ step, state }) => ({ id: step, label: t(`steps.${step}`), state }))}
      words={{
        label: t('course', { title: of.vacancy.title ?? of.host.name }),
        step: t('step', { step: at, steps: course.length }),
        rest: isThere ? t('stepsDone') : left.length > 0 ? t('stepsLeft', { rest: left.join(', ') }) : t('stepsLast'),
      }}
    />
  )
}
