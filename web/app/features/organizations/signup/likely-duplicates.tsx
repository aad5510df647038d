import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { LikelyDuplicate } from '#protocol/features/joining.ts'
import { RadioGroup } from '#ui/choice-group.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { sameAs } from './duplicate-fields.ts'

type Props = { duplicates: LikelyDuplicate[]; chosen: string | undefined; isUnanswered: boolean }

/**
 * A choice and not a row of buttons: Enter in a field presses the first button of a form, and nobody must ask to join
 * a company that way. What is chosen goes along with the one button below.
 */
export function LikelyDuplicates({ duplicates, chosen, isUnanswered }: Props) {
  const t = useT('organizations')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (duplicates.length > 0) box.current?.focus()
  }, [duplicates])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="duplicates"
      className="rounded-tile bg-infosoft p-4 text-infoink outline-none"
    >
      <div className="flex gap-3">
        <StatusMark status="info" className="mt-0.5 size-5" />
        <div className="min-w-0">
          <h2 id="duplicates" className="text-h4">
            {t('signup.duplicates.title')}
          </h2>
          <p className="mt-0.5 text-ui">{t('signup.duplicates.text')}</p>
        </div>
      </div>
      <div className="mt-3 rounded-tile bg-surface p-3 text-ink">
        {isUnanswered ? (
          <div className="mb-2">
            <FieldError id="duplicates-unanswered">{t('signup.duplicates.choose')}</FieldError>
          </div>
        ) : null}
        <RadioGroup
          name={sameAs}
          label={t('signup.duplicates.label')}
          defaultValue={chosen}
          options={[
            ...duplicates.map(({ id, name, city }) => ({
              value: id,
              label: t('signup.duplicates.joinName', { name }),
              hint: city ?? undefined,
            })),
            { value: 'new', label: t('signup.duplicates.isNew') },
          ]}
        />
      </div>
    </section>
  )
}
