import { Link } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { proposeVacancy } from '#protocol/features/proposals.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import type { Option } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { optionsFrom } from '#ui/use-options.ts'

const loadStudents = optionsFrom('/voorstellen/leerlingen')
const loadPlaces = optionsFrom('/voorstellen/plekken')

type Props = {
  form: {
    /** The place it is about; without one it is chosen here. */
    place: { id: string; title: string; host: string } | null
    places: Option[]
    /** The students one came with. */
    named: Option[]
    students: Option[]
  }
  answer?: FormAnswer
}

/** "Ik dacht aan jou": one place, a few students, a line of one's own. */
export function ProposeForm({ form: { place, places, named, students }, answer }: Props) {
  const t = useT('proposals')
  const labels = { vacancyId: t('form.vacancyId'), studentIds: t('form.studentIds'), note: t('form.note') }
  const [only, ...others] = named
  const from = place
    ? { label: place.title, to: `/stagebank/${place.id}` }
    : only && others.length === 0
      ? { label: only.label, to: `/users/${only.value}` }
      : { label: t('title'), to: '/voorstellen' }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[from]} here={t('form.title')} />
      <h1 className="mt-3 text-h1">{t('form.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{place ? t('form.lead', place) : t('form.leadStudents')}</p>
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
          {place ? (
            <input type="hidden" name="vacancyId" value={place.id} />
          ) : (
            <Combobox
              name="vacancyId"
              label={labels.vacancyId}
              hint={t('form.vacancyHint')}
              load={loadPlaces}
              letters={2}
              plainOptions={places}
            />
          )}
          <MultiCombobox
            name="studentIds"
            label={labels.studentIds}
            hint={t('form.studentHint')}
            load={loadStudents}
            letters={2}
            plainOptions={students}
            defaultOptions={named}
          />
          <TextArea name="note" label={labels.note} hint={t('form.noteHint')} rows={3} />
          <FormFooter cancelTo={from.to} save={t('form.send')} />
        </CommandForm>
      </Card>
    </div>
  )
}
