import { useT } from '#lib/i18n.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import { answers, places, sectors, widths } from './sample-form.ts'

const loadPlaces = optionsFrom('/dev/ui/places')
const days = ['mon', 'tue', 'wed', 'thu', 'fri']

export function ChoiceSamples() {
  const t = useT('dev-ui')
  const options = (names: readonly string[], group: string) =>
    names.map((value) => ({ value, label: t(`inputs.${group}.${value}`) }))
  return (
    <>
      <SelectField name="sector" label={t('inputs.fields.sector')} options={options(sectors, 'sectors')} />
      <CheckboxGroup
        name="days"
        label={t('inputs.fields.days')}
        hint={t('inputs.hints.days')}
        options={options(days, 'days')}
        columns={2}
      />
      <RadioGroup
        name="recommend"
        label={t('inputs.fields.recommend')}
        hint={t('inputs.hints.recommend')}
        options={options(answers, 'answers')}
      />
      <Segmented
        name="width"
        label={t('inputs.fields.width')}
        options={options(widths, 'widths')}
        defaultValue="week"
        isOptional={false}
      />
      <Combobox name="place" label={t('inputs.fields.place')} load={loadPlaces} plainOptions={places} />
      <MultiCombobox
        name="tags"
        label={t('inputs.fields.tags')}
        hint={t('inputs.hints.tags')}
        load={loadPlaces}
        plainOptions={places}
        defaultOptions={places.slice(0, 1)}
      />
      <div>
        <Checkbox name="agrees" label={t('inputs.fields.agrees')} hint={t('inputs.hints.agrees')} />
        <Switch name="notify" label={t('inputs.fields.notify')} hint={t('inputs.hints.notify')} />
      </div>
    </>
  )
}
