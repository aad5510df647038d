import type { ReactNode } from 'react'
import { type TagLook, TagMark } from '#app/features/tags/tag-chip.tsx'
import { useT } from '#lib/i18n.tsx'
import { weekdays } from '#protocol/features/stagebank/stagebank-search.ts'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import type { Option } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { optionsFrom } from '#ui/use-options.ts'

type Text =
  | Name
  | 'studentNumber'
  | 'birthDate'
  | 'levelId'
  | 'guardianName'
  | 'guardianEmail'
  | 'guardianPhone'
  | 'accessNeeds'
type Name = 'phoneNumber' | 'postalCode' | 'secondGuardianName' | 'secondGuardianEmail'
export type StudentValues = Partial<Record<Text, string | null>> & { weekdays?: number[] }

const findTags = optionsFrom('/students/interesses')

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-h4 font-semibold">{title}</legend>
      {hint ? <p className="mt-0.5 text-ui text-muted">{hint}</p> : null}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  )
}

const wide = 'sm:col-span-6'
const half = 'sm:col-span-3'

/** A box for one of the texts, with its name and what it holds now. */
function useBox(values: StudentValues) {
  const t = useT('students')
  return (name: Name, className = half) => (
    <Field key={name} name={name} label={t(`fields.${name}`)} defaultValue={values[name] ?? ''} className={className} />
  )
}

/** One more whom to call. */
export function SecondGuardian({ values }: { values: StudentValues }) {
  const t = useT('students')
  const box = useBox(values)
  return (
    <Part title={t('parts.secondGuardian')} hint={t('parts.guardiansHint')}>
      {box('secondGuardianName')}
      {box('secondGuardianEmail')}
    </Part>
  )
}

type Look = Pick<TagLook, 'color' | 'icon'> & { id: string }
type OwnProps = { values: StudentValues; interests: Option[]; tags: Option[]; looks: Look[]; isOwn: boolean }

/** What students also say themselves. The school keeps the number of the phone with the name. */
export function OwnFields({ values, interests, tags, looks, isOwn }: OwnProps) {
  const t = useT('students')
  const box = useBox(values)
  return (
    <Part title={t('parts.own')} hint={isOwn ? undefined : t('parts.ownHint')}>
      {isOwn ? box('phoneNumber') : null}
      {box('postalCode')}
      <Interests interests={interests} tags={tags} looks={looks} isInSight={isOwn && tags.length <= FEW} />
      <div className={wide}>
        <CheckboxGroup
          name="weekdays"
          label={t('fields.weekdays')}
          hint={t(isOwn ? 'weekdaysHintOwn' : 'weekdaysHint')}
          isOptional
          columns="fit"
          options={weekdays.map((day) => ({ value: String(day), label: t(`days.${day}`) }))}
          defaultValue={values.weekdays?.map(String)}
        />
      </div>
      <TextArea
        name="accessNeeds"
        label={t('fields.accessNeeds')}
        hint={t('accessHint')}
        defaultValue={values.accessNeeds ?? ''}
        className={wide}
      />
    </Part>
  )
}

const FEW = 40

/** Whoever is asked what they like wants to see what there is to like; a school looks for a name. */
type InterestsProps = Pick<OwnProps, 'interests' | 'tags' | 'looks'> & { isInSight: boolean }

function Interests({ interests, tags, looks, isInSight }: InterestsProps) {
  const t = useT('students')
  const props = { name: 'interestIds', label: t('fields.interestIds'), hint: t('interestHint') }
  if (isInSight)
    return (
      <div className={wide}>
        <CheckboxGroup
          {...props}
          options={tags}
          markOf={(value) => {
            const look = looks.find(({ id }) => id === value)
            return look ? <TagMark color={look.color} icon={look.icon} /> : null
          }}
          defaultValue={interests.map(({ value }) => value)}
          columns="fit"
        />
      </div>
    )
  return (
    <MultiCombobox
      {...props}
      load={findTags}
      letters={1}
      placeholder={t('interestSearch')}
      plainOptions={tags}
      defaultOptions={interests}
      className={wide}
    />
  )
}
