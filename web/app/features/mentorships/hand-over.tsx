import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { handOverMentorships } from '#protocol/features/mentorships.ts'
import { users } from '#protocol/features/users.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UsersRound } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/hand-over'
import { readHeld, readMentorOptions } from './mentorships.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name ?? ''
  return pageTitle(matches, 'mentorships', 'hand.title', { name })
}

/** So many fit in the link that gives them back; with more one ticks them again. */
const MOST_IN_LINK = 20

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepMentorships'))
  const api = context.get(apiContext)
  const [person, held, mentors] = await Promise.all([
    api.find(users, params.id),
    readHeld(api, [params.id]),
    readMentorOptions(api, school.id),
  ])
  const asked = new URL(request.url).searchParams
  const own = held.get(params.id) ?? []
  const only = asked.getAll('alleen')
  return {
    name: personName(person),
    held: own,
    chosen: own.map(({ id }) => id).filter((id) => only.length === 0 || only.includes(id)),
    mentors: mentors.filter(({ value }) => value !== params.id),
    toId: asked.get('naar') ?? '',
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepMentorships')
  return submit(request, handOverMentorships, async (input) => {
    const { moved } = await context.get(apiContext).run(handOverMentorships, params.id, input)
    const back = new URLSearchParams({ naar: params.id })
    if (moved.length <= MOST_IN_LINK) for (const id of moved) back.append('alleen', id)
    return redirect(
      '/mentorships',
      withToast({
        title: 'mentorships.hand.done',
        params: { count: moved.length },
        action: { label: 'mentorships.hand.back', to: `/mentorships/${input.toId}/hand_over?${back}` },
      }),
    )
  })
}

/** A mentor leaves: everything goes to another one, unless one leaves out a part. */
export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const { name, held, chosen, mentors, toId } = loaderData
  const t = useT('mentorships')
  const title = t('hand.title', { name })
  const labels = { toId: t('hand.toId'), mentorshipIds: t('hand.what') }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/mentorships' }]} here={title} />
      <h1 className="mt-3 text-h1">{title}</h1>
      <Card className={`mt-6 max-w-[46rem] ${held.length > 0 ? 'pb-0 md:pb-0' : ''}`}>
        {held.length === 0 ? (
          <EmptyState
            icon={UsersRound}
            title={t('hand.nothing')}
            text={t('hand.nothingWhy', { name })}
            action={<ButtonLink to="/mentorships">{t('hand.toList')}</ButtonLink>}
          />
        ) : (
          <CommandForm
            command={handOverMentorships}
            errors={actionData?.errors}
            labels={labels}
            className="grid grid-cols-[minmax(0,1fr)] gap-5"
          >
            <p className="text-ui text-muted">{t('hand.lead')}</p>
            <SelectField name="toId" label={labels.toId} options={mentors} defaultValue={toId} />
            <CheckboxGroup
              name="mentorshipIds"
              label={labels.mentorshipIds}
              isOptional={false}
              options={held.map((each) => ({
                value: each.id,
                label: each.groupId ? t('class', { name: each.name }) : each.name,
              }))}
              defaultValue={chosen}
              columns={2}
            />
            <FormFooter cancelTo="/mentorships" save={t('hand.verb')} />
          </CommandForm>
        )}
      </Card>
    </div>
  )
}
