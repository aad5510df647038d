import type { RefObject } from 'react'
import { tellInput } from '#lib/fill-control.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { bulkVariables, variableNames } from '#protocol/features/bulk-message-text.ts'
import { chipClass } from '#ui/chip.tsx'
import { Plus } from '#ui/icons.tsx'

type Props = { form: RefObject<HTMLFormElement | null>; into: string; locale: 'nl' | 'en' }

/** What differs for each reader; pressed, it is put where the cursor was. Before scripts it says what can be typed. */
export function VariableChips({ form, into, locale }: Props) {
  const t = useT('bulk-messages')
  const isHydrated = useIsHydrated()
  const names = variableNames[locale]
  const insert = (name: string) => {
    const box = form.current?.elements.namedItem(into)
    if (!(box instanceof HTMLTextAreaElement)) return
    box.setRangeText(`{${name}}`, box.selectionStart, box.selectionEnd, 'end')
    box.focus()
    tellInput(box)
  }
  return (
    <div>
      <p className="mb-1.5 text-sm text-muted">{t('write.variables')}</p>
      <ul className="flex flex-wrap gap-2">
        {bulkVariables.map((variable) => (
          <li key={variable}>
            {isHydrated ? (
              <button
                type="button"
                onClick={() => insert(names[variable])}
                aria-label={t('write.insert', { name: names[variable] })}
                className={chipClass('plain', 'bg-infosoft! text-infoink! font-semibold! border-transparent!')}
              >
                <Plus className="size-3.5 stroke-2" />
                {names[variable]}
              </button>
            ) : (
              <code className={chipClass('plain')}>{`{${names[variable]}}`}</code>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
