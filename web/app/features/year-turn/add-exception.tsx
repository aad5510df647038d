import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { id } from '#protocol/declaring/fields.ts'
import { fates, planStudents } from '#protocol/features/year-turn.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { Route } from './+types/add-exception'
import { readStudents } from './student-options.server.ts'
import { findTurn, readPlan } from './year-turn.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'year-turn', 'exceptions.add')

export async function loader({ context }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'turnYear'))
  const api = context.get(apiContext)
  const { turn } = await findTurn(api, school.id)
  if (turn?.status !== 'draft') throw redirect('/nieuw-schooljaar')
  const [plan, students] = await Promise.all([readPlan(api, turn.id), readStudents(api, turn.id, '')])
  return { turnId: turn.id, next: plan.next.name, names: plan.targets.map(({ name }) => name), students }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'turnYear')
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const fate = fates.find((each) => each === text('fate')) ?? null
  return save(async () => {
    const input = { studentIds: [text('studentIds')].filter(Boolean), fate, target: text('target') || null }
    await context.get(apiContext).run(planStudents, text('turnId'), input)
    return redirect('/nieuw-schooljaar#uitzonderingen', withToast({ title: 'year-turn.class.saved' }))
  }, planStudents.input)
}

const load = optionsFrom('/nieuw-schooljaar/leerlingen')
const rules = { studentIds: id(), target: planStudents.input.target }

/** One student who does not go along with the class, found by name. */
export default function AddException({
  loaderData: { turnId, next, names, students },
  actionData,
}: Route.ComponentProps) {
  const t = useT('year-turn')
  const labels = { studentIds: t('add.who'), fate: t('class.what'), target: t('class.target', { year: next }) }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('menu.yearTurn'), to: '/nieuw-schooljaar' }]} here={t('exceptions.add')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <RuledForm
          rules={rules}
          errors={actionData?.errors}
          labels={labels}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <input type="hidden" name="turnId" value={turnId} />
          <Combobox
            name="studentIds"
            label={labels.studentIds}
            hint={t('add.whoHint')}
            load={load}
            plainOptions={students}
          />
          <RadioGroup
            name="fate"
            label={labels.fate}
            options={fates.map((fate) => ({ value: fate, label: t(`fates.${fate}`), hint: t(`add.hint.${fate}`) }))}
            defaultValue="stays"
          />
          <Field
            name="target"
            label={labels.target}
            hint={t('class.ownTargetHint')}
            list="klassen-straks"
            autoComplete="off"
            isOptional
          />
          <datalist id="klassen-straks">
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <FormFooter cancelTo="/nieuw-schooljaar" />
        </RuledForm>
      </Card>
    </div>
  )
}
