import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { apply } from '#protocol/features/applications.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ApplyVacancy } from './apply-as.ts'

/** Where a site asks for a motivation, it has to be there. */
export const motivationRule = { ...apply.input.motivation, optional: false }

type Props = {
  vacancy: Pick<ApplyVacancy, 'id' | 'weekdays'>
  standing: 'open' | 'direct' | 'full'
  /** They know, and want this place as well. */
  isPlaced: boolean
  /** On which days they can come, to begin with. */
  freeDays: number[]
  errors?: FormError[]
  typed?: Record<string, string[]>
}

/** As little as this place asks, and room for a sentence about oneself. */
export function ApplyForm({ vacancy, standing, isPlaced, freeDays, errors, typed }: Props) {
  const t = useT('applications')
  const { flags } = useRoot().site
  const rules = flags.motivationField ? { ...apply.input, motivation: motivationRule } : apply.input
  const hasPlace = isPlaced || errors?.some(({ code }) => code === 'application.placed')
  const labels = {
    motivation: t(`apply.${flags.motivationField ? 'motivation' : 'about'}`),
    weekdays: t('apply.days'),
    sure: t('apply.sure'),
  }
  return (
    <RuledForm
      rules={rules}
      errors={errors}
      labels={labels}
      action={`/stagebank/${vacancy.id}/aanmelden`}
      className="grid gap-5"
    >
      <ApplyFields weekdays={vacancy.weekdays} freeDays={freeDays} typed={typed} />
      {hasPlace ? <input type="hidden" name="evenSo" value="true" /> : null}
      {standing === 'direct' ? (
        <>
          <input type="hidden" name="isDirect" value="true" />
          <Checkbox name="sure" label={t('apply.sure')} />
        </>
      ) : null}
      <StickyAction>
        <SubmitButton size="lg" className="w-full">
          {t(hasPlace ? 'apply.evenSo' : `apply.${standing}.action`)}
        </SubmitButton>
      </StickyAction>
    </RuledForm>
  )
}

type FieldsProps = {
  weekdays: number[]
  freeDays?: number[]
  typed?: Record<string, string[]>
  asks?: 'apply' | 'apply.staff'
}

/** The questions that every application has, for oneself and for somebody else. */
export function ApplyFields({ weekdays, freeDays = [], typed, asks = 'apply' }: FieldsProps) {
  const t = useT('applications')
  const { flags } = useRoot().site
  // A sentence about oneself is always welcome; some sites want to know why.
  const asked = flags.motivationField ? 'motivation' : 'about'
  return (
    <>
      {weekdays.length > 1 ? (
        <CheckboxGroup
          name="weekdays"
          label={t(`${asks}.days`)}
          columns={2}
          options={weekdays.map((day) => ({ value: String(day), label: t(`shortDays.${day}`) }))}
          defaultValue={typed?.weekdays ?? freeDays.map(String)}
        />
      ) : (
        weekdays.map((day) => <input key={day} type="hidden" name="weekdays" value={day} />)
      )}
      <TextArea
        name="motivation"
        label={t(`${asks}.${asked}`)}
        hint={t(`apply.${asked}Hint`)}
        rows={flags.motivationField ? 4 : 2}
        defaultValue={typed?.motivation?.[0]}
      />
    </>
  )
}
