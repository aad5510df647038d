import { useT } from '#lib/i18n.tsx'
import { type MatchingWeights, matchingCriteria } from '#protocol/features/assign.ts'
import { Card } from '#ui/card.tsx'

const steps = [0, 1, 2, 3]

/** How much each thing counts, for the form it stands in or the one that is named. Four dots each, which are radio buttons: arrows move them, a tap chooses one. */
export function WeightsCard({ weights, form }: { weights: MatchingWeights; form?: string }) {
  const t = useT('assign')
  return (
    <Card title={t('weights.title')} aside={<span className="text-sm text-muted">{t('weights.scale')}</span>}>
      <div className="grid gap-1">
        {matchingCriteria.map((name) => (
          <fieldset key={name} className="flex min-h-11 items-center justify-between gap-4">
            <legend className="sr-only">{t(`weights.${name}`)}</legend>
            <span aria-hidden="true" className="text-ui">
              {t(`weights.${name}`)}
            </span>
            <span className="flex">
              {steps.map((step) => (
                <label
                  key={step}
                  className="grid size-9 cursor-pointer place-items-center"
                  title={t(`weights.steps.${step}`)}
                >
                  <input
                    type="radio"
                    form={form}
                    name={name}
                    value={step}
                    defaultChecked={weights[name] === step}
                    className="size-5 accent-[var(--primary-mark)]"
                  />
                  <span className="sr-only">{t(`weights.steps.${step}`)}</span>
                </label>
              ))}
            </span>
          </fieldset>
        ))}
      </div>
    </Card>
  )
}
