import { useT } from '#lib/i18n.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import { places, sectors } from './sample-form.ts'

const loadPlaces = optionsFrom('/dev/ui/places')
const states = ['error', 'disabled', 'readOnly'] as const

/** The same controls when something is wrong, when they cannot be used, and when they may only be read. */
export default function InputStates() {
  const t = useT('dev-ui')
  const options = sectors.map((value) => ({ value, label: t(`inputs.sectors.${value}`) }))
  return (
    <section>
      <h2 className="mb-4 text-h3">{t('inputs.states')}</h2>
      <div className="grid gap-6 md:grid-cols-3">
        {states.map((state) => {
          const error = state === 'error' ? t('inputs.wrong') : undefined
          const isDisabled = state === 'disabled'
          const readOnly = state === 'readOnly'
          const field = (name: string) => ({ name: `${state}-${name}`, label: t(`inputs.fields.${name}`), error })
          return (
            <div
              key={state}
              className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-surface p-5"
            >
              <h3 className="text-h4">{t(`inputs.stateNames.${state}`)}</h3>
              <Field {...field('name')} defaultValue="Sanne" disabled={isDisabled} readOnly={readOnly} />
              <PasswordField
                {...field('password')}
                autoComplete="new-password"
                disabled={isDisabled}
                readOnly={readOnly}
              />
              <TextArea
                {...field('motivation')}
                defaultValue={t('inputs.example')}
                disabled={isDisabled}
                readOnly={readOnly}
              />
              <DateField
                {...field('startDate')}
                defaultValue="2026-03-12"
                isDisabled={isDisabled}
                isReadOnly={readOnly}
              />
              {readOnly ? null : (
                <>
                  <SelectField {...field('sector')} options={options} defaultValue="sport" disabled={isDisabled} />
                  <Combobox {...field('place')} load={loadPlaces} defaultOption={places[8]} isDisabled={isDisabled} />
                  <RadioGroup {...field('recommend')} options={options} defaultValue="care" isDisabled={isDisabled} />
                  <Checkbox {...field('agrees')} defaultChecked disabled={isDisabled} />
                  <Switch {...field('notify')} defaultChecked disabled={isDisabled} />
                  <FileDrop {...field('files')} types={t('inputs.fileTypes')} isDisabled={isDisabled} />
                </>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
