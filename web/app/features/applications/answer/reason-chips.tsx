import { useT } from '#lib/i18n.tsx'
import { chipClass } from '#ui/chip.tsx'
import { FieldGroup, useField } from '#ui/field-frame.tsx'

const reasons = ['full', 'days', 'fit', 'guidance', 'timing'] as const

/** The usual reasons, so that a no takes two taps. What is sent is the sentence itself: the student reads it. */
export function ReasonChips({ chosen }: { chosen?: string }) {
  const t = useT('applications')
  const props = { name: 'ready', label: t('form.ready'), isOptional: false }
  const state = useField(props)
  return (
    <FieldGroup of={props} state={state}>
      <div className="mt-2 flex flex-wrap gap-2">
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
                onChange={() => state.setProblem(undefined)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              {text}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
