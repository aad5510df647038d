import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Option } from '#ui/select-field.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { RadioDot } from '#ui/tick-box.tsx'
import { choiceAsked } from '#ui/use-queue-keys.ts'

type Props = { name: string; options: Option[]; chosen?: string; form?: string }

/**
 * Something that may be here already: "the same as this one" or "new" is chosen before one says yes. As long as nothing is
 * chosen the key for a yes leads here first.
 */
export function PossibleDuplicates({ name, options, chosen, form }: Props) {
  const t = useT('queue')
  const box = useRef<HTMLFieldSetElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isChosen, setIsChosen] = useState(chosen !== undefined)
  useEffect(() => {
    const element = box.current
    const ask = () => setIsAsked(true)
    element?.addEventListener(choiceAsked, ask)
    return () => element?.removeEventListener(choiceAsked, ask)
  }, [])
  return (
    <fieldset
      ref={box}
      data-queue-choice={isChosen ? undefined : 'approve'}
      onChange={() => {
        setIsAsked(false)
        setIsChosen(true)
      }}
      className="rounded-card bg-warnsoft p-4 text-warnink"
    >
      <legend className="contents">
        <span className="flex items-center gap-3 font-semibold">
          <StatusMark status="warn" className="size-5" />
          {t('duplicate.title')}
        </span>
      </legend>
      <p role="status" className="text-ui empty:hidden">
        {isAsked ? t('duplicate.choose') : null}
      </p>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
        {options.map(({ value, label, hint }) => (
          <label
            key={value}
            htmlFor={`${name}-${value}`}
            className="flex min-h-12 items-start gap-3 rounded-field border-[1.5px] border-fieldline bg-surface px-4 py-3 text-ink has-checked:border-primarymark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]"
          >
            <RadioDot
              id={`${name}-${value}`}
              name={name}
              value={value}
              form={form}
              required
              defaultChecked={value === chosen}
            />
            <span className="min-w-0">
              <span className="block font-semibold break-words">{label}</span>
              {hint ? <span className="block text-sm text-ink2">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
