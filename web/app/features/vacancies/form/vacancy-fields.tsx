import { useId, useState } from 'react'
import { FieldSection } from '#app/features/organizations/form/organization-fields.tsx'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { changedField } from '#lib/event-target.ts'
import { useT } from '#lib/i18n.tsx'
import { descriptionLength } from '#protocol/features/vacancies/vacancy-commands.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { RichTextEditor } from '#ui/rich-text-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Named } from '../vacancies.data.ts'
import { StockChoice } from './stock-choice.tsx'
import type { Choices, VacancyValues } from './vacancy-values.ts'

const days = ['1', '2', '3', '4', '5', '6', '7']
// In full, because Tailwind reads class names from the source.
const spans = { 2: 'sm:col-span-2', 3: 'sm:col-span-3', 4: 'sm:col-span-4', 6: 'sm:col-span-6' } as const
type TextName = { [K in keyof VacancyValues]: VacancyValues[K] extends string ? K : never }[keyof VacancyValues]
type TextProps = {
  name: TextName
  values: VacancyValues
  span?: keyof typeof spans
  hint?: string
  unit?: string
  isOptional?: boolean
  isOneOf?: boolean
}

function Text({ name, values, span = 3, ...field }: TextProps) {
  const t = useT('vacancies')
  return (
    <Field name={name} label={t(`fields.${name}`)} {...field} defaultValue={values[name]} className={spans[span]} />
  )
}

type Props = {
  values: VacancyValues
  choices: Choices
  /** What is saved already has a card for a photo of one's own below the form. */
  hasPhotoCard?: boolean
}

/**
 * What is to do, when and for how many is all that a vacancy needs, and stands in sight. The rest are steps that may wait:
 * each is one press away, so that the form is short on a phone as well.
 */
export function VacancyFields({ values, choices, hasPhotoCard = false }: Props) {
  const t = useT('vacancies')
  const nameOf = useSectorName()
  return (
    <>
      <Text name="title" values={values} span={6} hint={t('fields.titleHint')} />
      <SelectField
        name="sector"
        label={t('fields.sector')}
        isOptional={false}
        placeholder={t('fields.choose')}
        options={sectors.map((value) => ({ value, label: nameOf(value) }))}
        defaultValue={values.sector}
        className="sm:col-span-6"
      />
      <RichTextEditor
        name="body"
        label={t('fields.body')}
        hint={t('fields.bodyHint')}
        isOptional={false}
        defaultValue={values.body}
        maxLength={descriptionLength.most}
        className="sm:col-span-6"
      />
      <WhenSection values={values} />
      <div className="mt-2 sm:col-span-6">
        <h2 className="text-h3">{t('sections.later')}</h2>
        <p className="mt-1 mb-3 text-ui text-muted">{t('sections.laterLead')}</p>
        <DatesSection values={values} />
        <WhoSection values={values} choices={choices} />
        <FoldedSection title={t('sections.where')} lead={t('sections.whereLead')} fields={placeNames}>
          <Text name="street" values={values} span={4} />
          <Text name="houseNumber" values={values} span={2} />
          <Text name="postalCode" values={values} span={2} />
          <Text name="city" values={values} span={4} />
        </FoldedSection>
        <ContactSection values={values} people={choices.people} />
        <FoldedSection
          title={t('sections.picture')}
          lead={t(hasPhotoCard ? 'sections.pictureLeadSaved' : 'sections.pictureLead')}
          fields={['stockImage']}
        >
          <StockChoice chosen={values.stockImage} />
        </FoldedSection>
      </div>
    </>
  )
}

const placeNames = ['street', 'houseNumber', 'postalCode', 'city']

function WhenSection({ values }: { values: VacancyValues }) {
  const t = useT('vacancies')
  const hintId = useId()
  return (
    <FieldSection title={t('sections.when')}>
      <fieldset aria-describedby={hintId} className="sm:col-span-6">
        <legend className="text-ui font-semibold text-ink">{t('fields.allHours')}</legend>
        <p id={hintId} className="mb-3 text-sm text-muted">
          {t('fields.hoursHint')}
        </p>
        <div className="grid grid-cols-2 gap-5">
          <Text name="hours" values={values} unit={t('units.hours')} isOneOf />
          <Text name="hoursPerWeek" values={values} unit={t('units.hours')} isOneOf />
        </div>
      </fieldset>
      <Ticks
        name="weekdays"
        options={days.map((value) => ({ value, label: t(`days.${value}`) }))}
        ticked={values.weekdays}
      />
      <Text name="places" values={values} span={3} />
    </FieldSection>
  )
}

function DatesSection({ values }: { values: VacancyValues }) {
  const t = useT('vacancies')
  const names = ['startDate', 'endDate'] as const
  return (
    <FoldedSection title={t('sections.dates')} lead={t('sections.whenLead')} fields={names}>
      {names.map((name) => (
        <DateField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          defaultValue={values[name]}
          className="sm:col-span-3"
        />
      ))}
    </FoldedSection>
  )
}

const whoNames = ['isDirect', 'minimumAge', 'maximumAge', 'levels', 'requirements', 'tagIds', 'visibleTo', 'schoolIds']

function WhoSection({ values, choices: { tags, schools } }: { values: VacancyValues; choices: Choices }) {
  const t = useT('vacancies')
  const [visibleTo, setVisibleTo] = useState(values.visibleTo)
  return (
    <FoldedSection title={t('sections.who')} lead={t('sections.whoLead')} fields={whoNames}>
      <Switch
        name="isDirect"
        label={t('fields.isDirect')}
        hint={t('fields.isDirectHint')}
        defaultChecked={values.isDirect}
        className="sm:col-span-6"
      />
      <Text name="minimumAge" values={values} unit={t('units.years')} />
      <Text name="maximumAge" values={values} unit={t('units.years')} />
      <Ticks
        name="levels"
        options={educationLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        ticked={values.levels}
      />
      <TextArea
        name="requirements"
        label={t('fields.requirements')}
        hint={t('fields.requirementsHint')}
        defaultValue={values.requirements}
        className="sm:col-span-6"
      />
      <Several name="tagIds" hint={t('fields.tagsHint')} all={tags} chosen={values.tagIds} />
      {schools.length > 0 ? (
        <div
          className="sm:col-span-6"
          onChange={({ target }) => setVisibleTo(changedField(target)?.value ?? visibleTo)}
        >
          <RadioGroup
            name="visibleTo"
            label={t('fields.visibleTo')}
            columns={2}
            options={['all', 'schools'].map((value) => ({ value, label: t(`visibleTo.${value}`) }))}
            defaultValue={values.visibleTo}
          />
        </div>
      ) : (
        <input type="hidden" name="visibleTo" value="all" />
      )}
      {schools.length > 0 && visibleTo === 'schools' ? (
        <Several name="schoolIds" hint={t('fields.schoolsHint')} all={schools} chosen={values.schoolIds} />
      ) : (
        <input type="hidden" name="schoolIds" value="" />
      )}
    </FoldedSection>
  )
}

type TicksProps = { name: 'weekdays' | 'levels'; options: { value: string; label: string }[]; ticked: string[] }

function Ticks({ name, options, ticked }: TicksProps) {
  const t = useT('vacancies')
  return (
    <div className="sm:col-span-6">
      <CheckboxGroup
        name={name}
        label={t(`fields.${name}`)}
        hint={t(`fields.${name}Hint`)}
        isOptional
        columns="fit"
        options={options}
        defaultValue={ticked}
      />
    </div>
  )
}

type SeveralProps = { name: 'tagIds' | 'schoolIds'; hint: string; all: Named[]; chosen: string[] }

/** They come with the page: a site has tens of them, not thousands. */
function Several({ name, hint, all, chosen }: SeveralProps) {
  const t = useT('vacancies')
  const options = all.map((each) => ({ value: each.id, label: each.name }))
  const load = async (query: string) =>
    options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase())).slice(0, 20)
  return (
    <MultiCombobox
      name={name}
      label={t(`fields.${name}`)}
      hint={hint}
      isOptional
      placeholder={t('fields.type')}
      letters={1}
      load={load}
      plainOptions={options}
      defaultOptions={options.filter(({ value }) => chosen.includes(value))}
      className="sm:col-span-6"
    />
  )
}

function ContactSection({ values, people }: { values: VacancyValues; people: Named[] }) {
  const t = useT('vacancies')
  const known = people.some(({ id }) => id === values.contactPersonId) ? values.contactPersonId : ''
  const [personId, setPersonId] = useState(known)
  return (
    <FoldedSection
      title={t('sections.contact')}
      lead={t('sections.contactLead')}
      fields={['contactPersonId', 'contactName', 'contactEmail']}
      isOpen={known === '' && !values.contactEmail}
    >
      {people.length > 0 ? (
        <SelectField
          name="contactPersonId"
          label={t('fields.contactPersonId')}
          isOptional
          placeholder={t('fields.somebodyElse')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={known}
          onChange={({ currentTarget }) => setPersonId(currentTarget.value)}
          className="sm:col-span-6"
        />
      ) : null}
      {personId ? (
        <>
          <input type="hidden" name="contactName" value="" />
          <input type="hidden" name="contactEmail" value="" />
        </>
      ) : (
        <>
          <Text name="contactName" values={values} isOptional={false} />
          <Text name="contactEmail" values={values} isOptional={false} />
        </>
      )}
    </FoldedSection>
  )
}
