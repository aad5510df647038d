import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { ImportKind } from '#protocol/features/imports.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Stepper } from '#ui/stepper.tsx'

const steps = ['file', 'columns', 'check', 'run'] as const
export type Step = (typeof steps)[number]
type Props = {
  step: Step | 'done'
  kind: ImportKind
  notes?: Partial<Record<Step, string>>
  /** Where a step that is done leads back to. */
  links?: Partial<Record<Step, string>>
  children: ReactNode
}

/** The course of an import beside what the step asks. */
export function WizardLayout({ step, kind, notes = {}, links = {}, children }: Props) {
  const t = useT('imports')
  const at = step === 'done' ? steps.length : steps.indexOf(step)
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Breadcrumbs steps={[{ label: t('title'), to: '/importeren' }]} here={t(`kinds.${kind}`)} />
      <div className="mt-4 grid gap-x-14 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[13.5rem_minmax(0,62rem)]">
        <div className="md:pt-2">
          <Stepper
            label={t('steps.label')}
            progress={t('steps.progress', { step: Math.min(at + 1, steps.length), steps: steps.length })}
            steps={steps.map((id, index) => ({
              id,
              label: t(`steps.${id}`),
              state: index < at ? 'done' : index === at ? 'now' : 'todo',
              ...(notes[id] ? { note: notes[id] } : {}),
              ...(links[id] ? { to: links[id] } : {}),
            }))}
          />
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}
