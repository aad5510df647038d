import { useState } from 'react'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import type { Command } from '#protocol/declaring/define.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Year } from './periods.data.ts'
import { yearLabel } from './year-label.ts'

type PeriodValues = {
  name: string
  schoolId: string
  schoolYearId: string
  status: string
  startDate: string
  endDate: string
  targetHours: number | null
  description: string
  maySearch: boolean
  mayApply: boolean
  mayReportSelfFound: boolean
  needsMentorApproval: boolean
  levelIds: string[]
  groups: Option[]
  workflowId: string | null
  contractTemplateId: string | null
}
/** A class, with the school year that it is of. */
export type ClassOption = Option & { yearId?: string }
type Props = {
  command: Command
  values: PeriodValues
  years: Year[]
  levels: Option[]
  groups: ClassOption[]
  /** Its own routes, and the name of the one of the site. */
  routes: { own: Option[]; ofSite: string }
  /** None where contracts are not made here. */
  templates: Option[]
  answer?: FormAnswer
}

const names = [
  'name',
  'schoolYearId',
  'startDate',
  'endDate',
  'targetHours',
  'description',
  'levelIds',
  'groupIds',
  'workflowId',
  'contractTemplateId',
] as const

/** One form for a new period and for one that is there. */
export function PeriodForm({ command, values, years, levels, groups, routes, templates, answer }: Props) {
  const t = useT('periods')
  const [isChanged, setIsChanged] = useState(false)
  const [yearId, setYearId] = useState(values.schoolYearId)
  // A class is of one year, and so is a period.
  const classes = groups.filter((each) => each.yearId === undefined || each.yearId === yearId)
  const labels = recordOf(names, (name) => t(`fields.${name}`))
  const heading = 'mt-2 text-h4 sm:col-span-2'
  return (
    <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
      <CommandForm
        command={command}
        errors={answer?.errors}
        labels={labels}
        onInput={() => setIsChanged(true)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:*:col-span-2"
      >
        {command.partial ? null : (
          <>
            <input type="hidden" name="schoolId" value={values.schoolId} />
            <input type="hidden" name="status" value={values.status} />
          </>
        )}
        <Field name="name" label={labels.name} hint={t('hints.name')} defaultValue={values.name} />
        <SelectField
          name="schoolYearId"
          label={labels.schoolYearId}
          options={years.map((year) => ({ value: year.id, label: yearLabel(year, t) }))}
          defaultValue={values.schoolYearId}
          onChange={({ currentTarget }) => setYearId(currentTarget.value)}
        />
        <DateField
          name="startDate"
          label={labels.startDate}
          defaultValue={values.startDate}
          className="sm:col-span-1!"
        />
        <DateField name="endDate" label={labels.endDate} defaultValue={values.endDate} className="sm:col-span-1!" />
        <Field
          name="targetHours"
          label={labels.targetHours}
          hint={t('hints.targetHours')}
          unit={t('hours')}
          defaultValue={values.targetHours ?? ''}
          className="sm:col-span-1!"
        />
        <TextArea
          name="description"
          label={labels.description}
          hint={t('hints.description')}
          defaultValue={values.description}
        />
        <SelectField
          name="workflowId"
          label={labels.workflowId}
          hint={t(command.partial ? 'hints.otherWorkflow' : 'hints.workflowId')}
          isOptional
          options={routes.own}
          placeholder={t('route.ofSite', { name: routes.ofSite })}
          defaultValue={values.workflowId ?? ''}
        />
        {templates.length > 0 ? (
          <SelectField
            name="contractTemplateId"
            label={labels.contractTemplateId}
            hint={t('hints.contractTemplateId')}
            isOptional
            options={templates}
            placeholder={t('noTemplate')}
            defaultValue={values.contractTemplateId ?? ''}
          />
        ) : null}
        <h2 className={heading}>{t('may.title')}</h2>
        <div className="divide-y divide-line rounded-card border border-line px-4 py-1">
          {(['maySearch', 'mayApply', 'needsMentorApproval', 'mayReportSelfFound'] as const).map((name) => (
            <Switch
              key={name}
              name={name}
              label={t(`may.${name}.label`)}
              hint={t(`may.${name}.hint`)}
              defaultChecked={values[name]}
            />
          ))}
        </div>
        <h2 className={heading}>{t('who.title')}</h2>
        <p className="-mt-4 text-ui text-muted">{t('who.lead')}</p>
        {levels.length > 0 ? (
          <CheckboxGroup
            name="levelIds"
            label={labels.levelIds}
            options={levels}
            defaultValue={values.levelIds}
            columns={2}
          />
        ) : null}
        {classes.length > 0 ? (
          <CheckboxGroup
            key={yearId}
            name="groupIds"
            label={labels.groupIds}
            options={classes}
            defaultValue={values.groups.map(({ value }) => value)}
            columns={2}
          />
        ) : null}
        <FormFooter cancelTo="/internship_periods" isChanged={isChanged} />
      </CommandForm>
      <UnsavedGuard isChanged={isChanged && !answer?.isSaved} />
    </Card>
  )
}
