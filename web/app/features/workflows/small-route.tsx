import { useLocale, useT } from '#lib/i18n.tsx'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import { kindIcons } from './phase-words.ts'
import { toSteps } from './steps.ts'

/** The steps in one line: a mark each, two above each other where they run side by side. */
export function SmallRoute({ phases }: { phases: SavedPhase[] }) {
  const t = useT('workflows')
  const locale = useLocale()
  const nameOf = ({ name, nameEn }: SavedPhase) => (locale === 'nl' ? name : nameEn)
  const steps = toSteps(phases)
  return (
    <ol aria-label={t('drawing')} className="mt-4 flex flex-wrap gap-y-3">
      {steps.map((step, at) => (
        <li key={step[0]?.key} className="flex items-center">
          {at > 0 ? <span aria-hidden="true" className="h-0.5 w-3 bg-line2 sm:w-5" /> : null}
          <span className={`flex flex-col gap-1.5 ${step.length > 1 ? 'rounded-tile bg-sunken p-1.5' : ''}`}>
            {step.map((phase) => {
              const Icon = kindIcons[phase.kind]
              const isForSome = phase.onlySelfFound || phase.onlyMinors || phase.levelIds.length > 0
              return (
                <span
                  key={phase.key}
                  className={`inline-flex min-h-8 items-center gap-1.5 rounded-chip px-3 text-cap font-semibold ${isForSome ? 'bg-infosoft text-infoink' : 'bg-primarysoft text-primaryink'}`}
                >
                  <Icon className="size-4" />
                  {nameOf(phase)}
                </span>
              )
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}
