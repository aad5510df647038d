import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { keysOf } from '#protocol/shared/guards.ts'
import { Card } from '#ui/card.tsx'
import { Check } from '#ui/icons.tsx'

type Step = 'students' | 'mentors' | 'period' | 'invitations'

const paths: Record<Step, string> = {
  students: '/importeren/magister',
  mentors: '/mentorships',
  period: '/internship_periods/add',
  invitations: '/users?invitation=waiting',
}

/** What a school does before its year can begin, in order. It goes away by itself when all is done. */
export function FirstSteps({ steps, left }: { steps: Record<Step, boolean>; left: Partial<Record<Step, number>> }) {
  const t = useT('dashboard')
  const order = keysOf(paths)
  const next = order.find((step) => !steps[step])
  if (!next) return null
  const whatIsLeft = (step: Step) => {
    const count = left[step] ?? 0
    const key: string = count === 0 ? 'text' : count === 1 ? 'one' : 'many'
    return t(`first.${step}.${key}`, { count })
  }
  return (
    <Card title={t('first.title')} className="mt-7">
      <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
        {order.map((step, index) => (
          <li
            key={step}
            className={`relative flex gap-3.5 rounded-tile border p-4 ${step === next ? 'border-primary bg-primarysoft' : 'border-line'}`}
          >
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full text-ui font-bold ${
                steps[step] ? 'bg-primary text-onprimary' : 'border border-line2 bg-surface text-ink'
              }`}
            >
              {steps[step] ? <Check className="size-4 stroke-[2.5]" /> : index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-h4">
                <Link
                  to={paths[step]}
                  className="no-underline after:absolute after:inset-0 after:rounded-tile hover:underline"
                >
                  {t(`first.${step}.title`)}
                </Link>
              </h3>
              <p className="mt-0.5 text-ui text-ink2">{steps[step] ? t('first.done') : whatIsLeft(step)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
