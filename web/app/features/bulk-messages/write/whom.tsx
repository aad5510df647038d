import { useT } from '#lib/i18n.tsx'
import { type BulkAudience, bulkAudiences, type ChosenInternships } from '#protocol/features/bulk-messages.ts'
import { internshipStatuses } from '#protocol/features/internships.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { othersIn, partOf } from './filter-parts.ts'

export type Choices = { periods: { id: string; name: string }[]; groups: { id: string; name: string }[] }
type Props = { audience: BulkAudience; chosen: ChosenInternships; choices: Choices; isSchool: boolean }

const optionsOf = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }))

function chosenWords({ studentIds, studentFilter }: ChosenInternships, ticked: number) {
  if (studentFilter !== undefined) return 'whom.studentList'
  if (studentIds) return ticked === 1 ? 'whom.studentOne' : 'whom.students'
  return ticked === 1 ? 'whom.internshipOne' : 'whom.internships'
}

/** To whom: which people, and around which internships. */
export function Whom({ audience, chosen, choices, isSchool }: Props) {
  const t = useT('bulk-messages')
  const statuses = useT('internships')
  const audiences = bulkAudiences.filter((each) => isSchool || each === 'hosts')
  const { filter } = chosen
  const ticked = (chosen.internshipIds ?? chosen.studentIds)?.length ?? 0
  const several = (part: 'period' | 'group' | 'status') => partOf(filter ?? '', part).includes(',')
  /** What a list had several of stays so, until something else is chosen. */
  const kept = (part: 'period' | 'group' | 'status') =>
    several(part) ? [{ value: partOf(filter ?? '', part), label: t('whom.several') }] : []
  const others = othersIn(filter ?? '')
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <SelectField
        name="audience"
        label={t('whom.audience')}
        isOptional={false}
        defaultValue={audience}
        options={audiences.map((value) => ({ value, label: t(`to.${value}`) }))}
      />
      {filter === undefined ? (
        <div className="self-end text-ui sm:col-span-1 xl:col-span-2">
          <p className="flex min-h-12 items-center">{t(chosenWords(chosen, ticked), { count: ticked })}</p>
        </div>
      ) : (
        <>
          {isSchool ? (
            <>
              <SelectField
                name="period"
                label={t('whom.period')}
                isOptional
                placeholder={t('whom.all')}
                defaultValue={partOf(filter, 'period')}
                options={[...kept('period'), ...optionsOf(choices.periods)]}
              />
              <SelectField
                name="group"
                label={t('whom.group')}
                isOptional
                placeholder={t('whom.all')}
                defaultValue={partOf(filter, 'group')}
                options={[...kept('group'), ...optionsOf(choices.groups)]}
              />
            </>
          ) : null}
          <SelectField
            name="status"
            label={t('whom.status')}
            isOptional
            placeholder={t('whom.all')}
            defaultValue={partOf(filter, 'status')}
            options={[
              ...kept('status'),
              ...internshipStatuses.map((value) => ({ value, label: statuses(`filters.status.${value}`) })),
            ]}
          />
          <div className="flex min-h-12 items-center self-end">
            <Checkbox name="late" label={t('whom.late')} defaultChecked={partOf(filter, 'late') === 'true'} />
          </div>
          {others > 0 ? <p className="self-center text-sm text-muted">{t('whom.others', { count: others })}</p> : null}
        </>
      )}
    </div>
  )
}
