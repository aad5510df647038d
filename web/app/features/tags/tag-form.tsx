import { useState } from 'react'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { tagColors, tags } from '#protocol/features/tags.ts'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { IconPicker } from './icon-picker.tsx'
import { TagChip, type TagLook, tagTints } from './tag-chip.tsx'

const rules = tags.attributes

/** Name, colour and icon, with the tag as it will look. */
export function TagForm({ values, answer }: { values: TagLook; answer?: FormAnswer }) {
  const t = useT('tags')
  const [isChanged, setIsChanged] = useState(false)
  const [look, setLook] = useState(values)
  const change = (next: Partial<TagLook>) => setLook((before) => ({ ...before, ...next }))
  return (
    <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
      <RuledForm
        rules={rules}
        errors={answer?.errors}
        labels={{ name: t('fields.name') }}
        onInput={() => setIsChanged(true)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <Field
          name="name"
          label={t('fields.name')}
          hint={t('hints.name')}
          defaultValue={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="mb-1.5 text-ui font-semibold">{t('fields.color')}</legend>
          <div className="flex flex-wrap gap-2">
            {tagColors.map((color) => (
              <label
                key={color}
                className={`relative inline-flex min-h-11 cursor-pointer items-center rounded-chip border-2 border-transparent px-4 text-sm font-semibold has-checked:border-current has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${tagTints[color]}`}
              >
                <input
                  type="radio"
                  name="color"
                  value={color}
                  checked={look.color === color}
                  onChange={() => change({ color })}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
                />
                {t(`table.filters.color.${color}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <IconPicker value={look.icon ?? ''} onChange={(icon) => change({ icon: icon || null })} />
        <div>
          <p className="mb-1.5 text-ui font-semibold">{t('preview')}</p>
          <TagChip {...look} name={look.name || t('fields.name')} />
        </div>
        <FormFooter cancelTo="/tags" isChanged={isChanged} />
      </RuledForm>
      <UnsavedGuard isChanged={isChanged && !answer?.isSaved} />
    </Card>
  )
}
