import { useLayoutEffect, useRef, useState } from 'react'
import { useFilledIn } from '../lib/fill-control.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { FieldFrame, placeOf, useField } from './field-frame.tsx'
import { X } from './icons.tsx'
import { OptionSearch } from './option-search.tsx'
import { PlainChoice } from './plain-choice.tsx'
import type { Option } from './select-field.tsx'
import { uniqueOptions, useOptions } from './use-options.ts'
import { useRevertKeys } from './use-revert-keys.ts'

/** Several out of many. What is chosen stands above the box as chips that can be taken away. */
export function MultiCombobox({ defaultOptions = [], ...props }: ComboboxProps & { defaultOptions?: Option[] }) {
  const { name, load, letters = 2, plainOptions = [], placeholder, isDisabled } = props
  const state = useField(props)
  const isHydrated = useIsHydrated()
  const known = uniqueOptions([...defaultOptions, ...plainOptions])
  const plain = useRef<HTMLSelectElement>(null)
  const initial = state.typed ? known.filter(({ value }) => state.typed?.includes(value)) : defaultOptions
  const [chosen, setChosen] = useState(initial)
  const [text, setText] = useState('')
  const { isReverting, onKeyDownCapture } = useRevertKeys()
  const hidden = useFilledIn(({ texts, say }) => {
    const values = texts.filter((each) => each !== '')
    setChosen(values.map((value) => known.find((each) => each.value === value) ?? { value, label: say(value) }))
    setText('')
  })
  const found = useOptions(load, text, text.trim().length >= letters)
  // Once, when the plain list makes place for this one.
  useLayoutEffect(() => {
    const values = Array.from(plain.current?.selectedOptions ?? [], ({ value }) => value)
    if (plain.current) setChosen(known.filter(({ value }) => values.includes(value)))
  }, [])
  const choose = (next: Option[]) => {
    setChosen(next)
    if (state.error) state.checkValue(...next.map(({ value }) => value))
  }
  return (
    <FieldFrame of={props} state={state}>
      {/* Without it a form could not say that nothing is chosen. */}
      <input ref={hidden} type="hidden" name={name} value="" disabled={isDisabled} />
      {isHydrated ? (
        <>
          {chosen.map(({ value }) => (
            <input key={value} type="hidden" name={name} value={value} disabled={isDisabled} />
          ))}
          <Chips
            name={name}
            chosen={chosen}
            isDisabled={isDisabled}
            onRemove={(gone) => choose(chosen.filter((each) => each !== gone))}
          />
          <OptionSearch<'multiple'>
            {...{ state, found, letters, placeholder, isDisabled, onKeyDownCapture }}
            query={text}
            selectionMode="multiple"
            items={found.options}
            value={chosen.map(({ value }) => value)}
            onChange={(keys) => {
              const isSame = keys.length === chosen.length && chosen.every(({ value }) => keys.includes(value))
              if (isSame && !isReverting.current) return
              const all = [...chosen, ...found.options]
              choose(keys.flatMap((key) => all.find(({ value }) => value === key) ?? []))
              setText('')
            }}
            inputValue={text}
            onInputChange={setText}
            onBlur={() => {
              setText('')
              state.checkValue(...chosen.map(({ value }) => value))
            }}
          />
        </>
      ) : (
        <PlainChoice
          ref={plain}
          state={state}
          name={name}
          options={known}
          defaultValue={initial.map(({ value }) => value)}
          disabled={isDisabled}
          multiple
          size={Math.min(6, Math.max(2, known.length))}
        />
      )}
    </FieldFrame>
  )
}

type ChipsProps = { name: string; chosen: Option[]; isDisabled?: boolean; onRemove(option: Option): void }

function Chips({ name, chosen, isDisabled, onRemove }: ChipsProps) {
  const t = useT('ui')
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('search.chosen')} className="mb-2 flex flex-wrap gap-2">
      {chosen.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            disabled={isDisabled}
            aria-label={t('search.remove', { name: option.label })}
            onClick={() => {
              onRemove(option)
              // The chip that had the focus is gone; the box is where one goes on.
              document.querySelector<HTMLElement>(`#${placeOf(name)} input[role=combobox]`)?.focus()
            }}
            className="inline-flex min-h-[38px] items-center gap-2 rounded-chip border-[1.5px] border-primarymark bg-primarysoft pr-2.5 pl-3.5 text-ui font-medium text-primaryink disabled:opacity-60"
          >
            {option.label}
            <X className="size-4 stroke-2" />
          </button>
        </li>
      ))}
    </ul>
  )
}
