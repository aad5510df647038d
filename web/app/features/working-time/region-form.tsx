import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { type HolidayRegion, holidayRegions, saveSchoolCalendar } from '#protocol/features/working-time.ts'
import { SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

const { region, lessonMinutes } = saveSchoolCalendar.input
export const regionRules = { region, lessonMinutes }

type Props = {
  region: HolidayRegion | null
  lessonMinutes: number | null
  errors: FormError[] | undefined
  back: string
}

/** Where the school is, and how long lessons take: both are part of what the law says about working time. */
export function RegionForm({ region: chosen, lessonMinutes: minutes, errors, back }: Props) {
  const t = useT('working-time')
  return (
    <RuledForm
      rules={regionRules}
      errors={errors}
      labels={{ region: t('fields.region'), lessonMinutes: t('fields.lessonMinutes') }}
      action={back}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4"
    >
      <input type="hidden" name="do" value="region" />
      <SelectField
        name="region"
        label={t('fields.region')}
        hint={t('hints.region')}
        isOptional
        placeholder={t('regions.none')}
        options={holidayRegions.map((value) => ({ value, label: t(`regions.${value}`) }))}
        defaultValue={chosen ?? ''}
      />
      <Field
        name="lessonMinutes"
        label={t('fields.lessonMinutes')}
        hint={t('hints.lessonMinutes')}
        unit={t('minutes')}
        defaultValue={minutes ?? ''}
      />
      <div>
        <SubmitButton look="outline" size="md" className="min-h-11 max-sm:w-full">
          {t('saveRegion')}
        </SubmitButton>
      </div>
    </RuledForm>
  )
}
