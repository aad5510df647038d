import { useT } from '../../lib/i18n.tsx'
import { chipClass } from '../../ui/chip.tsx'

const reasons = ['full', 'days', 'fit', 'guidance', 'timing'] as const

/** The usual reasons, so that a no takes two taps. What is sent is the sentence itself: the student reads it. */
export function ReasonChips({ chosen }: { chosen?: string }) {
  const t = useT('applications')
  return (
    <fieldset>
      <legend className="mb-2 text-ui font-semibold text-ink">{t('form.ready')}</legend>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => {
          const text = t(`reasons.${reason}`)
          return (
            <label
              key={reason}
              className={chipClass(
                'plain',
                'relative min-h-11 cursor-pointer has-checked:border-primarymark has-checked:bg-primarysoft has-checked:font-semibold has-checked:text-primaryink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
              )}
            >
              <input
                type="radio"
                name="ready"
                value={text}
                defaultChecked={chosen === text}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              {text}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
