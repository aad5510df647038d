import { useT } from '#lib/i18n.tsx'
import {
  type ChoiceField,
  type ChoicesField,
  type DropdownField,
  inLanguage,
  type Option,
} from '#protocol/features/forms/content.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { RadioDot, TickBox } from '#ui/tick-box.tsx'
import { type AskedProps, cardClass, listOf, ownWords, ownWordsOf, textOf } from './field-parts.ts'

export const ChoiceInput = (props: AskedProps<ChoiceField>) => <Options {...props} Box={RadioDot} />
export const ChoicesInput = (props: AskedProps<ChoicesField>) => <Options {...props} Box={TickBox} />

type OptionsProps = AskedProps<ChoiceField | ChoicesField> & { Box: typeof RadioDot }

function Options({ field, answer, language, ids, Box }: OptionsProps) {
  const t = useT('forms')
  const chosen = listOf(answer)
  const own = ownWords(chosen)
  const card = (option: Option, isChosen: boolean, label: string) => (
    <label
      key={option.key}
      htmlFor={`${ids.id}-${option.key}`}
      className={`${cardClass} min-h-13 items-center gap-3 px-4 py-2.5`}
    >
      <Box
        id={`${ids.id}-${option.key}`}
        name={ids.name}
        value={option.key}
        defaultChecked={isChosen}
        aria-invalid={ids.isWrong}
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  )
  return (
    <div className="grid gap-2.5">
      {field.options.map((option) => card(option, chosen.includes(option.key), inLanguage(option.label, language)))}
      {field.other ? (
        <div className="group/other grid gap-2.5">
          {card({ key: 'other', label: { nl: '' } }, own !== undefined, t('fields.other'))}
          <input
            name={ownWordsOf(field.key)}
            defaultValue={own ?? ''}
            aria-label={t('fields.otherWords')}
            maxLength={255}
            className={`${boxClass(undefined, 'px-4')} hidden group-has-checked/other:block [:root:not([data-scripts])_&]:block`}
          />
        </div>
      ) : null}
    </div>
  )
}

export function DropdownInput({ field, answer, language, ids }: AskedProps<DropdownField>) {
  const t = useT('forms')
  return (
    <select
      id={ids.id}
      name={ids.name}
      defaultValue={textOf(answer)}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.isWrong}
      aria-required={field.required ? true : undefined}
      className={`${boxClass(ids.isWrong && 'x', 'px-3')} aria-invalid:border-errmark`}
    >
      <option value="">{t('fields.choose')}</option>
      {field.options.map(({ key, label }) => (
        <option key={key} value={key}>
          {inLanguage(label, language)}
        </option>
      ))}
    </select>
  )
}
