import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { id } from '#protocol/declaring/fields.ts'
import { apply } from '#protocol/features/applications.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import type { Option } from '#ui/select-field.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { ApplyVacancy } from './apply-as.ts'
import { ApplyFields } from './apply-form.tsx'

const search = optionsFrom('/aanmeldingen/leerlingen')
const rules = { ...apply.input, studentId: id() }
type Props = { vacancy: ApplyVacancy; students: Option[]; errors?: FormError[]; typed?: Record<string, string[]> }

/** Staff of a school applies for a student who asked for it. */
export function ApplyForStudent({ vacancy, students, errors, typed }: Props) {
  const t = useT('applications')
  const isPlaced = errors?.some(({ code }) => code === 'application.placed')
  const chosen = students.find(({ value }) => value === typed?.studentId?.at(-1))
  const labels = {
    studentId: t('apply.student'),
    motivation: t('apply.staff.motivation'),
    weekdays: t('apply.staff.days'),
  }
  return (
    <div className="rounded-card border border-line bg-surface p-5 md:p-7">
      <h2 className="text-h3">{t('apply.staff.title')}</h2>
      <p className="mt-1 text-ui text-muted">{t('apply.staff.text')}</p>
      <RuledForm rules={rules} errors={errors} labels={labels} className="mt-5 grid gap-5">
        <input type="hidden" name="forSomebody" value="true" />
        <Combobox
          name="studentId"
          label={t('apply.student')}
          hint={t('apply.studentHint')}
          load={search}
          plainOptions={students}
          defaultOption={chosen}
        />
        <ApplyFields weekdays={vacancy.weekdays} typed={typed} asks="apply.staff" />
        {isPlaced ? <input type="hidden" name="evenSo" value="true" /> : null}
        <StickyAction>
          <SubmitButton size="lg" className="w-full">
            {t(isPlaced ? 'apply.evenSo' : vacancy.placesLeft > 0 ? 'apply.staff.do' : 'apply.staff.full')}
          </SubmitButton>
        </StickyAction>
      </RuledForm>
    </div>
  )
}
