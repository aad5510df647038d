import { type FormEvent, useMemo } from 'react'
import { readInput } from '#lib/form.ts'
import { FormContext } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { phaseActors } from '#protocol/features/phases.ts'
import { dueRules, phaseFields } from '#protocol/features/workflows.ts'
import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { EditorContext } from './editor-context.ts'
import { asksForm } from './phase-words.ts'
import type { DraftPhase } from './steps.ts'

/** So many days before, as people plan. */
const usual = [14, 7, 3, 1, 0]
/** A place is found or the internship is completed: there is no other way to end these. */
const endsOneWay = (kind: string) => kind === 'search' || kind === 'completion'

/** All that can be said of a phase. Its fields follow the rules of the server; whatever is filled in is kept at once. */
export function PhaseForm({ phase, editor }: { phase: DraftPhase; editor: EditorContext }) {
  const t = useT('workflows')
  const { errors, levels, forms, ownKinds, changePhase, save } = editor
  const own = useMemo(
    () => ({ rules: phaseFields, errors: errors.filter(({ key }) => key === phase.key) }),
    [errors, phase.key],
  )
  const take = (event: FormEvent<HTMLFormElement>) =>
    changePhase(phase.key, readInput(phaseFields, new FormData(event.currentTarget)))
  const days = [...new Set([...usual, ...phase.remindDays])].sort((one, other) => other - one)
  const heading = 'mt-2 border-t border-line pt-5 text-ui font-bold'
  return (
    <FormContext value={own}>
      <form
        noValidate
        onInput={take}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="mt-5 grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label={t('fields.name')} defaultValue={phase.name} />
          <Field name="nameEn" label={t('fields.nameEn')} defaultValue={phase.nameEn} lang="en" />
        </div>
        <RadioGroup
          name="actor"
          label={t('fields.actor')}
          columns="fit"
          defaultValue={phase.actor}
          options={phaseActors.map((value) => ({ value, label: t(`actors.${value}`) }))}
        />
        {endsOneWay(phase.kind) ? (
          <p className="text-ui">
            <span className="mb-1.5 block font-semibold">{t('fields.byHand')}</span>
            {t(`ends.${phase.kind}`)}
          </p>
        ) : (
          <SelectField
            name="byHand"
            label={t('fields.byHand')}
            defaultValue={String(phase.byHand)}
            options={[
              { value: 'false', label: t(`ends.${phase.kind}`) },
              { value: 'true', label: t('ends.byHand') },
            ]}
          />
        )}
        {asksForm(phase) && forms.length > 0 ? (
          <SelectField
            name="formId"
            label={t('fields.formId')}
            hint={t('hints.formId')}
            defaultValue={phase.formId ?? ''}
            options={[
              { value: '', label: t('form.none') },
              ...forms.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
        {ownKinds.includes(phase.kind) || phase.byHand ? null : (
          <Notice tone="info">{t('ends.notYet', { kind: t(`kinds.${phase.kind}`) })}</Notice>
        )}
        <h3 className={heading}>{t('fields.due')}</h3>
        <SelectField
          name="dueRule"
          label={t('fields.dueRule')}
          defaultValue={phase.dueRule}
          options={dueRules.map((value) => ({ value, label: t(`dueRules.${value}`) }))}
        />
        {phase.dueRule === 'date' ? (
          <DateField name="dueDate" label={t('fields.dueDate')} isOptional={false} defaultValue={phase.dueDate ?? ''} />
        ) : null}
        {phase.dueRule === 'none' || phase.dueRule === 'date' ? null : (
          <Field
            key={phase.dueRule}
            name="dueDays"
            label={t('fields.dueDays')}
            hint={phase.dueRule === 'previous' ? undefined : t('hints.dueDays')}
            unit={t('due.unit')}
            isOptional={false}
            defaultValue={phase.dueDays ?? ''}
          />
        )}
        {phase.dueRule === 'none' ? null : (
          <CheckboxGroup
            name="remindDays"
            label={t('fields.remindDays')}
            hint={t('hints.remindDays')}
            isOptional={false}
            columns={2}
            defaultValue={phase.remindDays.map(String)}
            options={days.map((day) => ({
              value: String(day),
              label: t(day === 0 ? 'remind.same' : day === 1 ? 'remind.day' : 'remind.days', { count: day }),
            }))}
          />
        )}
        <h3 className={heading}>{t('fields.explanations')}</h3>
        <TextArea
          name="explanation"
          label={t('fields.explanation')}
          hint={t('hints.explanation')}
          defaultValue={phase.explanation ?? ''}
        />
        <TextArea
          name="explanationEn"
          label={t('fields.explanationEn')}
          defaultValue={phase.explanationEn ?? ''}
          lang="en"
        />
        {phase.kind === 'search' || phase.kind === 'completion' ? null : (
          <>
            <h3 className={heading}>{t('fields.only')}</h3>
            <div className="-mt-3 divide-y divide-line">
              <Switch
                name="onlySelfFound"
                label={t('fields.onlySelfFound')}
                hint={t('hints.onlySelfFound')}
                defaultChecked={phase.onlySelfFound}
              />
              <Switch
                name="onlyMinors"
                label={t('fields.onlyMinors')}
                hint={t('hints.onlyMinors')}
                defaultChecked={phase.onlyMinors}
              />
            </div>
            {levels.length > 0 ? (
              <CheckboxGroup
                name="levelIds"
                label={t('fields.levelIds')}
                hint={t('hints.levelIds')}
                isOptional={false}
                columns={2}
                defaultValue={phase.levelIds}
                options={levels.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null}
          </>
        )}
        {/* Enter in a field saves, as in every form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </FormContext>
  )
}
