import { Link } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { proposeVacancy } from '#protocol/proposals.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import type { Option } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { optionsFrom } from '#ui/use-options.ts'

const loadStudents = optionsFrom('/voorstellen/leerlingen')
type Props = { vacancy: { id: string; title: string; host: string; students: Option[] }; answer?: FormAnswer }

/** "Ik dacht aan jou": one place, a few students, a line of one's own. */
export function ProposeForm({ vacancy: { id, title, host, students }, answer }: Props) {
  const t = useT('proposals')
  const labels = { studentIds: t('form.studentIds'), note: t('form.note') }
  const back = `/stagebank/${id}`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: title, to: back }]} here={t('form.title')} />
      <h1 className="mt-3 text-h1">{t('form.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('form.lead', { title, host })}</p>
      <Link to="/voorstellen" className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink">
        {t('form.earlier')}
      </Link>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={proposeVacancy}
          errors={answer?.errors}
          labels={labels}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <input type="hidden" name="vacancyId" value={id} />
          <MultiCombobox
            name="studentIds"
            label={labels.studentIds}
            hint={t('form.studentHint')}
            load={loadStudents}
            letters={2}
            plainOptions={students}
          />
          <TextArea name="note" label={labels.note} hint={t('form.noteHint')} rows={3} />
          <FormFooter cancelTo={back} save={t('form.send')} />
        </CommandForm>
      </Card>
    </div>
  )
}
