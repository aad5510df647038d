import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { testsOf } from '#protocol/features/forms/conditions.ts'
import {
  type AskedField,
  type Condition,
  conditionTests,
  type FormField,
  formLimits,
  isAsked,
} from '#protocol/features/forms/content.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { Plus, X } from '#ui/icons.tsx'
import { numbersOf } from '../canvas.tsx'
import { useConditionWords } from '../condition-words.ts'
import { FlowPicture } from '../flow-picture.tsx'
import { placeOf } from '../new-field.ts'
import type { Builder } from '../use-form-builder.ts'
import { ChoiceLine } from './small-inputs.tsx'

/** When this field shows: each condition is a sentence of three parts that are chosen. */
export function ConditionsTab({ field, of }: { field: FormField; of: Builder }) {
  const t = useT('forms')
  const earlier = of.content.fields.slice(0, placeOf(of.content, field.key)).filter(isAsked)
  const conditions = field.showIf?.conditions ?? []
  const match = field.showIf?.match ?? 'all'
  const set = (next: Condition[], how: { match?: 'all' | 'any'; tag?: string | null } = {}) => {
    const { showIf: _, ...rest } = field
    const showIf = { match: how.match ?? match, conditions: next }
    of.set(next.length > 0 ? { ...rest, showIf } : rest, how.tag ?? null)
  }
  const add = () => {
    // What stands just before is most often what is meant; one with choices more so.
    const first =
      earlier.findLast(({ kind }) => kind === 'choice' || kind === 'dropdown' || kind === 'scale') ?? earlier.at(-1)
    if (first) set([...conditions, freshCondition(first)])
  }
  if (earlier.length === 0) return <p className="text-ui text-muted">{t('conditions.noEarlier')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ui text-muted">
        {conditions.length === 0
          ? t('conditions.always')
          : t(`conditions.lead.${field.kind === 'page_break' ? 'page' : 'field'}`)}
      </p>
      {conditions.length > 1 ? (
        <ChoiceLine
          label={t('conditions.match.label')}
          value={match}
          options={(['all', 'any'] as const).map((each) => ({ value: each, label: t(`conditions.match.${each}`) }))}
          onValue={(value) => set(conditions, { match: value === 'any' ? 'any' : 'all' })}
        />
      ) : null}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          condition={condition}
          number={at + 1}
          earlier={earlier}
          fields={of.content.fields}
          onChange={(next, isTyped) =>
            set(
              conditions.map((each, place) => (place === at ? next : each)),
              // What is chosen is a step of its own, letters that follow each other are one.
              { tag: isTyped ? `showIf ${at}` : null },
            )
          }
          onRemove={() => set(conditions.filter((_, place) => place !== at))}
        />
      ))}
      {conditions.length < formLimits.conditions ? (
        <button
          type="button"
          onClick={add}
          className="flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-ui font-semibold text-primaryink hover:bg-sunken"
        >
          <Plus className="size-5" />
          {t('conditions.add')}
        </button>
      ) : null}
      <FlowPicture content={of.content} at={field.key} onOpen={of.select} />
    </div>
  )
}

/** A condition about this question that says something: its usual test, with the first answer there is. */
export function freshCondition(field: AskedField): Condition {
  const is = testsOf(field)[0] ?? 'answered'
  const value = valuesOf(field)[0]?.value
  return is === 'answered' || is === 'empty'
    ? { field: field.key, is }
    : { field: field.key, is, ...(value === undefined ? {} : { value }) }
}

function valuesOf(field: AskedField): { value: string; label: string }[] {
  const options =
    field.kind === 'scale'
      ? field.points
      : field.kind === 'choice' || field.kind === 'choices' || field.kind === 'dropdown'
        ? field.options
        : []
  const own = 'other' in field && field.other ? [{ value: 'other', label: '' }] : []
  return [...options.map(({ key, label }) => ({ value: key, label: label.nl })), ...own]
}

type RowProps = {
  condition: Condition
  number: number
  earlier: AskedField[]
  fields: FormField[]
  onChange(condition: Condition, isTyped?: boolean): void
  onRemove(): void
}

function ConditionRow({ condition, number, earlier, fields, onChange, onRemove }: RowProps) {
  const t = useT('forms')
  const { nameOf, about } = useConditionWords()
  const numbers = numbersOf(fields)
  const field = earlier.find(({ key }) => key === condition.field)
  const isBare = condition.is === 'answered' || condition.is === 'empty'
  const tests = field ? testsOf(field) : conditionTests
  return (
    <fieldset className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line p-3.5">
      <legend className="sr-only">{t('conditions.one', { number })}</legend>
      <ChoiceLine
        label={t('conditions.question')}
        value={field?.key ?? ''}
        options={[
          ...(field ? [] : [{ value: '', label: t('conditions.gone') }]),
          ...earlier.map((each) => ({ value: each.key, label: `${numbers.get(each.key) ?? ''} ${nameOf(each)}` })),
        ]}
        onValue={(key) => {
          const next = earlier.find((each) => each.key === key)
          if (next) onChange(freshCondition(next))
        }}
      />
      <ChoiceLine
        label={t('conditions.test')}
        isLabelHidden
        value={condition.is}
        options={tests.map((test) => ({
          value: test,
          label: t(
            `conditions.names.${field?.kind === 'date' && test === 'above' ? 'after' : field?.kind === 'date' && test === 'below' ? 'before' : test}`,
          ),
        }))}
        onValue={(test) => {
          const is = conditionTests.find((each) => each === test) ?? 'answered'
          const value = condition.value ?? (field ? valuesOf(field)[0]?.value : undefined)
          onChange(
            is === 'answered' || is === 'empty'
              ? { field: condition.field, is }
              : { field: condition.field, is, ...(value === undefined ? {} : { value }) },
          )
        }}
      />
      {isBare || !field ? null : <ValueInput field={field} condition={condition} onChange={onChange} />}
      <p className="text-sm text-infoink">{about(condition, fields)}</p>
      <button
        type="button"
        aria-label={t('conditions.remove', { number })}
        onClick={onRemove}
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken"
      >
        <X className="size-5" />
      </button>
    </fieldset>
  )
}

type ValueProps = Pick<RowProps, 'condition' | 'onChange'> & { field: AskedField }

function ValueInput({ field, condition, onChange }: ValueProps) {
  const t = useT('forms')
  const id = useId()
  const values = valuesOf(field)
  if (values.length > 0)
    return (
      <ChoiceLine
        label={t('conditions.value')}
        isLabelHidden
        value={String(condition.value ?? '')}
        options={[
          ...(values.some(({ value }) => value === condition.value) ? [] : [{ value: '', label: t('fields.choose') }]),
          ...values.map(({ value, label }) => ({ value, label: label || t('fields.other') })),
        ]}
        onValue={(value) => onChange({ ...condition, value })}
      />
    )
  const isNumber = field.kind === 'number'
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('conditions.value')}
      </label>
      <input
        id={id}
        type={isNumber ? 'number' : field.kind === 'date' ? 'date' : 'text'}
        step="any"
        maxLength={255}
        value={condition.value ?? ''}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          const given = isNumber ? (Number.isFinite(valueAsNumber) ? valueAsNumber : undefined) : value
          const { value: _, ...rest } = condition
          onChange(given === undefined ? rest : { ...rest, value: given }, true)
        }}
        className={`${boxClass(undefined, 'px-3')} min-h-11`}
      />
    </>
  )
}
