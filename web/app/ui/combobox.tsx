import { useState } from 'react'
import { useFilledIn } from '../lib/fill-control.ts'
import { useKeptValue } from '../lib/hydrated.ts'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { OptionSearch } from './option-search.tsx'
import { PlainChoice } from './plain-choice.tsx'
import type { Option } from './select-field.tsx'
import { type LoadOptions, uniqueOptions, useOptions } from './use-options.ts'
import { useRevertKeys } from './use-revert-keys.ts'

export type ComboboxProps = FieldProps & {
  load: LoadOptions
  /** How much must be typed before it searches. */
  letters?: number
  /** What the plain list offers for as long as there are no scripts. */
  plainOptions?: Option[]
  placeholder?: string
  isDisabled?: boolean
}

/** One out of many: type a part of its name and choose. */
export function Combobox({ defaultOption, ...props }: ComboboxProps & { defaultOption?: Option }) {
  const { name, load, letters = 2, plainOptions = [], placeholder, isDisabled } = props
  const state = useField(props)
  const { value, setValue, plain, isHydrated } = useKeptValue(state.typed?.at(-1) ?? defaultOption?.value ?? '')
  const known = uniqueOptions([...(defaultOption ? [defaultOption] : []), ...plainOptions])
  const [picked, setPicked] = useState<Option>()
  const chosen = picked ?? known.find((option) => option.value === value)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? chosen?.label ?? ''
  const { isReverting, onKeyDownCapture } = useRevertKeys()
  const hidden = useFilledIn(({ texts: [given = ''], say }) => {
    const isKnown = known.some((option) => option.value === given)
    setPicked(given && !isKnown ? { value: given, label: say(given) } : undefined)
    setValue(given)
    setTyped(undefined)
  })
  const query = text === chosen?.label ? '' : text
  const found = useOptions(load, query, query.trim().length >= letters)
  const items = query === '' && chosen ? [chosen] : found.options
  if (!isHydrated) {
    return (
      <FieldFrame of={props} state={state}>
        <PlainChoice ref={plain} state={state} name={name} options={known} defaultValue={value} disabled={isDisabled} />
      </FieldFrame>
    )
  }
  return (
    <FieldFrame of={props} state={state}>
      <OptionSearch
        {...{ state, found, query, letters, placeholder, isDisabled, onKeyDownCapture }}
        items={items}
        value={chosen?.value ?? null}
        onChange={(key) => {
          const isSame = key === (chosen?.value ?? null)
          if (isSame && !isReverting.current) return
          const option = isSame ? chosen : items.find((each) => each.value === key)
          setPicked(option)
          setValue(option?.value ?? '')
          setTyped(undefined)
          if (state.error) state.checkValue(option?.value ?? '')
        }}
        inputValue={text}
        onInputChange={(next) => {
          setTyped(next)
          if (next !== '') return
          setPicked(undefined)
          setValue('')
        }}
        onBlur={() => {
          setTyped(undefined)
          state.checkValue(chosen?.value ?? '')
        }}
        isRequired={state.isRequired}
      />
      <input ref={hidden} type="hidden" name={name} value={chosen?.value ?? ''} disabled={isDisabled} />
    </FieldFrame>
  )
}
