import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useStepDrag } from '#ui/drag/use-step-drag.ts'
import { AddPhase } from './add-phase.tsx'
import type { EditorContext } from './editor-context.ts'
import { PhaseCard } from './phase-card.tsx'
import { gapsOf } from './steps.ts'
import { usePhaseMoves } from './use-phase-moves.ts'

/** The route as a line of numbered steps. What runs side by side stands side by side. */
export function RouteLine({ context, openKey }: { context: EditorContext; openKey: string | undefined }) {
  const t = useT('workflows')
  const helpId = useId()
  const { draft, canSave } = context
  const { steps } = draft
  const moves = usePhaseMoves(context)
  const { list, drag, handle } = useStepDrag(moves.drop)
  const { first, last } = gapsOf(steps)
  const isOver = (target: object) => JSON.stringify(drag?.over) === JSON.stringify(target)
  const gap = (at: number) => (
    <div className="grid min-h-8 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3">
      <span className="relative grid place-items-center">
        {canSave && at >= first && at <= last ? <AddPhase context={context} gap={at} /> : null}
      </span>
      <span
        aria-hidden="true"
        className={`h-1 rounded-full ${isOver({ gap: at }) ? 'bg-primarymark' : 'bg-transparent'}`}
      />
    </div>
  )
  return (
    <section aria-label={t('drawing')}>
      {canSave ? (
        <p id={helpId} className="sr-only">
          {t('order.help')}
        </p>
      ) : null}
      <div className="relative">
        <span aria-hidden="true" className="absolute top-8 bottom-8 left-[calc(1.25rem-1px)] w-0.5 bg-line2" />
        <ol ref={list} className="relative">
          {steps.map((step, at) => (
            <li key={step.map(({ key }) => key).join()}>
              {at > 0 ? gap(at) : null}
              <div data-step={at} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3">
                <span
                  className={`grid size-10 place-items-center rounded-full text-ui font-bold tabular-nums ${step.some(({ key }) => key === openKey) ? 'bg-primary text-onprimary' : 'bg-primarysoft text-primaryink'}`}
                >
                  <span className="sr-only">{t('step')} </span>
                  {at + 1}
                </span>
                <div
                  className={`min-w-0 rounded-card ${step.length > 1 ? 'grid gap-3 bg-sunken p-2.5 xl:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]' : ''} ${isOver({ beside: at }) ? 'outline-3 outline-primarymark outline-dashed' : ''}`}
                >
                  {step.length > 1 ? (
                    <p className="col-span-full -mb-1 px-2 text-cap font-semibold text-muted">{t('sideBySide')}</p>
                  ) : null}
                  {step.map((phase) => (
                    <PhaseCard
                      key={phase.key}
                      phase={phase}
                      context={context}
                      moves={moves}
                      handle={handle(phase.key)}
                      helpId={helpId}
                      isOpen={phase.key === openKey}
                      isHeld={phase.key === moves.grabbedKey || phase.key === drag?.key}
                    />
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {moves.told}
      </p>
    </section>
  )
}
