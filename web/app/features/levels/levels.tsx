import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { checkInput, type FormAnswer, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { levels, orderLevels } from '#protocol/features/levels.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Layers } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/levels'
import { LevelRow } from './level-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'levels', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeLevels')
  const school = hereOf(session)
  const canKeep = session.can.keepLevels === true
  const found = await context.get(apiContext).list(levels, {
    filter: { schoolIdEq: school.id },
    page: { size: 200 },
  })
  const asked = new URL(request.url).searchParams
  return {
    levels: found.map(({ id, name, groupCount, studentCount }) => ({ id, name, groupCount, studentCount })),
    canKeep,
    editing: canKeep ? asked.get('bewerk') : null,
    removing: canKeep ? asked.get('verwijder') : null,
  }
}

const rules = { name: levels.attributes.name }

export async function action({ context, request }: Route.ActionArgs) {
  const school = hereOf(await requireCan(context, 'keepLevels'))
  const api = context.get(apiContext)
  const form = await request.formData()
  const { do: about, id, name } = recordOf(['do', 'id', 'name'], (key) => formText(form, key))
  const done = (title: string, params: Record<string, string> = {}) =>
    redirect('/levels', withToast({ title: `levels.saved.${title}`, params }))
  const run = async (work: () => Promise<unknown>) => {
    const answer = await save(work, rules)
    return data({ about, ...answer.data }, answer.init ?? undefined)
  }
  if (about === 'order') return run(() => api.run(orderLevels, '', { ids: form.getAll('ids').map(String) }))
  if (about === 'delete') {
    return run(async () => {
      await api.remove(levels, id)
      return done('deleted')
    })
  }
  const wrong = checkInput(rules, { name })
  if (wrong.length > 0) return data<FormAnswer & { about: string }>({ about, isSaved: false, errors: wrong }, 422)
  return run(async () => {
    if (about === 'rename') await api.update(levels, id, { name })
    else await api.create(levels, { name, schoolId: school.id, position: 1000 })
    return done(about === 'rename' ? 'renamed' : 'added', { name })
  })
}

/** The levels of a school in their own order: it is the order in every list. Mentors look, the administrator keeps them. */
export default function Levels({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('levels')
  const { levels: rows, canKeep, editing, removing } = loaderData
  const errorsOf = (about: string) => (actionData?.about === about ? actionData.errors : undefined)
  const others = errorsOf('order') ?? errorsOf('delete')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('lead')}</p>
      <Card className="mt-6 max-w-[46rem]">
        {others?.length ? <FormProblems errors={others} answer={others} /> : null}
        {rows.length > 0 ? (
          <ol aria-label={t('title')} className="divide-y divide-line">
            {rows.map((level, index) => (
              <LevelRow
                key={level.id}
                level={level}
                index={index}
                ids={rows.map(({ id }) => id)}
                canChange={canKeep}
                isEditing={editing === level.id}
                isRemoving={removing === level.id}
                errors={editing === level.id ? errorsOf('rename') : undefined}
              />
            ))}
          </ol>
        ) : (
          <EmptyState icon={Layers} title={t('empty.title')} text={t('empty.text')} />
        )}
        {canKeep ? (
          <RuledForm
            key={rows.length}
            rules={rules}
            errors={errorsOf('add')}
            labels={{ name: t('name') }}
            action="/levels"
            className="mt-5 grid items-start gap-3 border-t border-line pt-5 sm:grid-cols-[minmax(0,1fr)_auto] [&>[role=alert]]:sm:col-span-2"
          >
            <input type="hidden" name="do" value="add" />
            <Field name="name" label={t('new')} hint={t('newHint')} />
            <div className="sm:self-end">
              <SubmitButton className="max-sm:w-full">{t('add')}</SubmitButton>
            </div>
          </RuledForm>
        ) : null}
      </Card>
    </div>
  )
}
