import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { TurnPlan } from '#protocol/features/year-turn.ts'
import { SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { isEarly } from './begin-turn.tsx'
import { ClassesCard } from './classes-card.tsx'
import { ClasslessNotice } from './classless.tsx'
import { Exceptions } from './exceptions.tsx'
import { TurnSummary } from './turn-summary.tsx'
import type { Turn } from './year-turn.data.ts'

type Props = { turn: Turn; plan: TurnPlan; isWhole: boolean; errors: FormError[] }

/** Every class sails on to the next one; one only says who gets another course. */
export function PlanView({ turn, plan, isWhole, errors }: Props) {
  const t = useT('year-turn')
  const locale = useLocale()
  const { counts, next, exceptions } = plan
  const { kept = 0 } = turn.counts
  const isOpen = counts.open > 0
  const steps = [
    {
      id: 'year',
      label: t('steps.year'),
      note: t('steps.starts', { year: next.name, day: dateText(next.startDate, locale) }),
      state: 'done' as const,
    },
    {
      id: 'classes',
      label: t('steps.classes'),
      note: isOpen
        ? t(counts.open === 1 ? 'figures.openOne' : 'figures.open', { count: counts.open })
        : t('steps.ready'),
      state: isOpen ? ('now' as const) : ('done' as const),
    },
    {
      id: 'exceptions',
      label: t('steps.exceptions'),
      note: t(exceptions.length === 1 ? 'steps.countOne' : 'steps.count', { count: exceptions.length }),
      state: isOpen ? ('todo' as const) : ('now' as const),
    },
    { id: 'check', label: t('steps.check'), note: t('steps.checkNote'), state: 'todo' as const },
  ]
  const at = steps.findIndex(({ state }) => state === 'now') + 1
  return (
    <div className="wrap-wide py-6 md:py-8">
      <ListHead title={t('title')} lead={t('lead')}>
        <Form method="post">
          <input type="hidden" name="do" value="later" />
          <SubmitButton look="outline" className="max-sm:w-full">
            {t('later.verb')}
          </SubmitButton>
        </Form>
      </ListHead>
      <div className="mt-5 grid gap-4 empty:hidden">
        <FormProblems errors={errors} />
        {kept > 0 ? <Notice tone="info">{t(kept === 1 ? 'undo.keptOne' : 'undo.kept', { count: kept })}</Notice> : null}
        <ClasslessNotice of={plan.classless} />
        {isEarly(next) ? <Notice tone="info">{t('early', { year: next.name })}</Notice> : null}
      </div>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[9.5rem_minmax(0,1fr)] xl:grid-cols-[9.5rem_minmax(0,1fr)_17.5rem] 2xl:grid-cols-[12.5rem_minmax(0,1fr)_20.5rem] 2xl:gap-8">
        <div className="lg:pt-1">
          <Stepper
            label={t('steps.label')}
            progress={t('steps.progress', { step: at, steps: steps.length })}
            steps={steps}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <ClassesCard plan={plan} isWhole={isWhole} />
          <Exceptions turnId={turn.id} plan={plan} />
        </div>
        <div className="lg:col-start-2 xl:col-start-3 xl:row-start-1">
          <TurnSummary turn={turn} plan={plan} />
        </div>
      </div>
    </div>
  )
}
