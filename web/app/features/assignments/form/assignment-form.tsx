import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { changeAssignment, markings, supervisorParts, workFileRules } from '#protocol/features/assignments.ts'
import type { RichDoc } from '#protocol/features/vacancies/vacancy-text.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { RichTextEditor } from '#ui/rich-text-editor.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import { FilesField } from '../show/files-field.tsx'
import type { Choices } from './choices.server.ts'
import { DayOrStep } from './day-or-step.tsx'

export type AssignmentValues = {
  title: string
  instructions: RichDoc | null
  dueOn: string | null
  internshipPeriodId: string | null
  groupIds: string[]
  students: Option[]
  workflowPhaseId: string | null
  marking: (typeof markings)[number]
  supervisor: (typeof supervisorParts)[number]
  formId: string | null
  rubricId: string | null
  files: { fileId: string; name: string }[]
  isDraft: boolean
}
type Props = { values: AssignmentValues; choices: Choices; answer?: FormAnswer | undefined; back: string }

const megabytes = workFileRules.maxBytes / 1_000_000

/** Making an assignment and changing one are one form. */
export function AssignmentForm({ values, choices, answer, back }: Props) {
  const t = useT('assignments')
  const labels = {
    title: t('form.title'),
    instructions: t('form.instructions'),
    dueOn: t('form.dueOn'),
    internshipPeriodId: t('form.period'),
    groupIds: t('form.groups'),
    studentIds: t('form.student'),
    workflowPhaseId: t('form.phase'),
    marking: t('form.marking'),
    supervisor: t('form.supervisor'),
    formId: t('form.form'),
    rubricId: t('form.rubric'),
    fileIds: t('form.files'),
  }
  const fileError = answer?.errors.find(({ field }) => field === 'fileIds')
  return (
    <CommandForm
      command={changeAssignment}
      errors={answer?.errors ?? []}
      labels={labels}
      encType="multipart/form-data"
      className="mt-5 grid max-w-[52rem] gap-4"
    >
      <Card className="grid gap-5">
        <Field name="title" label={labels.title} defaultValue={values.title} />
        <RichTextEditor
          name="instructions"
          label={labels.instructions}
          hint={t('form.instructionsHint')}
          defaultValue={values.instructions}
          maxLength={5000}
        />
        <FilesField
          label={labels.fileIds}
          hint={t('form.filesHint', { count: workFileRules.maxFiles, size: megabytes })}
          known={values.files}
          error={fileError?.text}
        />
        <DayOrStep steps={choices.steps} chosen={values.workflowPhaseId} dueOn={values.dueOn} labels={labels} />
        <ChooseForm
          name="formId"
          label={labels.formId}
          hint={t('form.formHint')}
          none={t('form.noForm')}
          options={choices.forms}
          chosen={values.formId}
        />
      </Card>
      <Card title={t('form.forWhom')} className="grid gap-5">
        <p className="-mt-3 text-ui text-muted">{t('form.forWhomHint')}</p>
        <SelectField
          name="internshipPeriodId"
          label={labels.internshipPeriodId}
          placeholder={t('form.noPeriod')}
          options={choices.periods}
          defaultValue={values.internshipPeriodId ?? ''}
          className="max-w-96"
        />
        {choices.groups.length > 0 ? (
          <CheckboxGroup
            name="groupIds"
            label={labels.groupIds}
            options={choices.groups}
            columns="fit"
            defaultValue={values.groupIds}
          />
        ) : (
          <p className="text-ui text-muted">{t('form.noGroups')}</p>
        )}
        <MultiCombobox
          name="studentIds"
          label={labels.studentIds}
          placeholder={t('form.studentHint')}
          load={optionsFrom('/opdrachten/beheer/leerlingen')}
          defaultOptions={values.students}
        />
      </Card>
      <Card title={t('form.marking')} className="grid gap-5">
        <RadioGroup
          name="marking"
          label={labels.marking}
          options={markings.map((value) => ({ value, label: t(`form.markings.${value}`) }))}
          defaultValue={values.marking}
        />
        <ChooseForm
          name="rubricId"
          label={labels.rubricId}
          hint={t('form.rubricHint')}
          none={t('form.noRubric')}
          options={choices.rubrics}
          chosen={values.rubricId}
        />
        <RadioGroup
          name="supervisor"
          label={labels.supervisor}
          hint={t('form.supervisorHint')}
          options={supervisorParts.map((value) => ({ value, label: t(`form.supervisors.${value}`) }))}
          defaultValue={values.supervisor}
        />
      </Card>
      <FormFooter cancelTo={back} save={t('form.save')}>
        {values.isDraft ? (
          <SubmitButton name="do" value="publish" look="outline">
            {t('form.saveAndPublish')}
          </SubmitButton>
        ) : null}
      </FormFooter>
    </CommandForm>
  )
}

type Choice = { name: string; label: string; hint: string; none: string; options: Option[]; chosen: string | null }

/** One that was closed since it was chosen stays, and says so. Where there are none, nothing is asked. */
function ChooseForm({ none, options, chosen, ...field }: Choice) {
  const t = useT('assignments')
  const isGone = chosen !== null && !options.some(({ value }) => value === chosen)
  if (options.length === 0 && !isGone) return null
  return (
    <SelectField
      {...field}
      placeholder={none}
      options={isGone ? [...options, { value: chosen, label: t('form.closedForm') }] : options}
      defaultValue={chosen ?? ''}
      className="max-w-96"
    />
  )
}
