import { useEffect } from 'react'
import { data, redirect, useSubmit } from 'react-router'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import { followBulk } from '#app/features/bulk-actions/followed-action.ts'
import { standingsInRows } from '#app/features/standings/standings.data.ts'
import { apiContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormAnswer, readChecked, save } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { showToast } from '#lib/toasts.ts'
import { startBulkAction } from '#protocol/features/bulk-actions.ts'
import { assignGroup, groups, removeFromGroup } from '#protocol/features/groups.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { FilePenLine, UserPlus, UsersRound } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/group-page'
import { AddMembers, addRules } from './add-members.tsx'
import { GroupMentors } from './group-mentors.tsx'
import { mentorsOf, readMembers } from './groups.data.ts'
import { MemberList } from './member-list.tsx'
import { PastMembers } from './past-members.tsx'

/** Whom one took out of the class, and from when on they were in it where that is still to come. */
type Removed = { studentId: string; startsOn: string }
type PageAnswer = FormAnswer & { bulkId?: string; removed?: Removed }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.group.name ?? ''
  return pageTitle(matches, 'groups', 'page.title', { name })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeGroups')
  const api = context.get(apiContext)
  const [row, members] = await Promise.all([
    api.find(groups, params.id, { include: ['level', 'schoolYear', 'mentorships', 'mentorships.mentor'] }),
    readMembers(api, params.id),
  ])
  const [start, end] = [String(row.schoolYear?.startDate ?? ''), String(row.schoolYear?.endDate ?? '')]
  const isOver = end < today()
  // The list names who is still to come this year too; the number is that of today, as everywhere.
  const day = start > today() ? start : today()
  const mentors = mentorsOf(row.mentorships)
  const group = {
    id: row.id,
    name: row.name,
    level: row.level ? String(row.level.name) : null,
    year: String(row.schoolYear?.name ?? ''),
    yearId: row.schoolYearId,
    begins: start,
    mentors,
    isOwn: mentors.some(({ mentorId }) => mentorId === session.user.id),
    canEdit: row.can.update === true,
    canMove: row.can.update === true && !isOver,
  }
  const here = members.filter(({ hasEnded }) => !hasEnded)
  const standings = await standingsInRows(
    api,
    here.map(({ studentId }) => studentId),
  )
  const now = here.map((member) => ({ ...member, standing: standings.get(member.studentId) ?? null }))
  return {
    group,
    now,
    count: now.filter(({ startedOn }) => startedOn <= day).length,
    before: members.filter(({ hasEnded }) => hasEnded),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepGroups')
  const api = context.get(apiContext)
  const form = await request.formData()
  const [studentId, mentorshipId] = [form.get('studentId'), form.get('mentorshipId')]
  const here = (title: string) => redirect(`/groups/${params.id}`, withToast({ title }))
  if (typeof studentId === 'string') {
    try {
      await api.run(removeFromGroup, studentId, { groupId: params.id })
      const removed = { studentId, startsOn: String(form.get('startsOn') ?? '') }
      return data<PageAnswer>({ isSaved: true, errors: [], removed })
    } catch (error) {
      const { status, errors } = errorsOf(error, removeFromGroup.input)
      return data<PageAnswer>({ isSaved: false, errors }, status)
    }
  }
  const takenBack = form.get('takenBack')
  if (typeof takenBack === 'string') {
    return save(async () => {
      const startsOn = String(form.get('startsOn') ?? '') || null
      await api.run(assignGroup, takenBack, { groupId: params.id, startsOn, keepOthers: true })
      return here('groups.members.restored')
    })
  }
  if (form.has('studentIds')) {
    const { input, wrong } = readChecked(addRules, form, false)
    if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
    try {
      const chosen = { ids: input.studentIds, input: { groupId: params.id } }
      const { id } = await api.run(startBulkAction, '', { action: 'putInGroups', ...chosen })
      return data<PageAnswer>({ isSaved: true, errors: [], bulkId: String(id) })
    } catch (error) {
      const { status, errors } = errorsOf(error, addRules)
      return data<PageAnswer>({ isSaved: false, errors }, status)
    }
  }
  if (typeof mentorshipId !== 'string') throw data(null, { status: 400 })
  return save(async () => {
    await api.remove(mentorships, mentorshipId)
    return here('groups.mentors.removed')
  })
}

/** One class: who is in it, who looks after it, and who was in it before. */
export default function GroupPage({ loaderData: { group, now, count, before }, actionData }: Route.ComponentProps) {
  const t = useT('groups')
  const errors = actionData?.errors ?? []
  const addErrors = errors.filter(({ field }) => field === 'studentIds')
  const others = errors.filter((error) => !addErrors.includes(error))
  const { bulkId, removed }: Partial<PageAnswer> = actionData ?? {}
  const isHydrated = useIsHydrated()
  const submit = useSubmit()
  useEffect(() => {
    if (bulkId) followBulk(bulkId)
  }, [bulkId])
  useEffect(() => {
    if (!removed) return
    const { studentId, startsOn } = removed
    const run = () => void submit({ takenBack: studentId, startsOn }, { method: 'post' })
    showToast({ title: t('members.removed'), color: 'success', action: { label: t('members.undo'), run } })
  }, [removed])
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: `/groups?jaar=${group.yearId}` }]} here={group.name} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-h1">{t('page.title', { name: group.name })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ui text-muted">
            {group.year}
            {group.level ? <Badge tone="primary">{group.level}</Badge> : null}
          </p>
        </div>
        {group.canEdit ? (
          <ButtonLink to={`/groups/${group.id}/edit`} look="outline" size="md" className="max-md:min-h-11">
            <FilePenLine className="size-5" />
            {t('edit.open')}
          </ButtonLink>
        ) : null}
      </div>
      {removed && !isHydrated ? (
        <p role="status" className="mt-5 text-ui">
          {t('members.removed')}
        </p>
      ) : null}
      {others.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={others} answer={actionData?.errors} />
        </div>
      ) : null}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title={t('members.title')} aside={count > 0 ? <Badge tone="plain">{count}</Badge> : null}>
          {now.length > 0 ? (
            <MemberList group={group} members={now} />
          ) : (
            <EmptyState
              icon={UsersRound}
              headingLevel={3}
              title={t(group.canEdit ? 'members.none' : 'members.noneOfYours')}
              text={t(group.canMove ? 'members.noneWhy' : group.canEdit ? 'members.noneThen' : 'members.onlyYours')}
            />
          )}
        </Card>
        <div className="grid gap-5">
          {group.canMove ? (
            <AddMembers
              key={bulkId}
              groupId={group.id}
              begins={group.begins}
              errors={addErrors}
              isBusy={bulkId !== undefined}
            />
          ) : null}
          {group.isOwn && !group.canEdit ? (
            <Card title={t('mentors.title')}>
              <p className="text-ui">{t('mentors.you')}</p>
            </Card>
          ) : null}
          {group.canEdit ? (
            <Card title={t('mentors.title')}>
              <GroupMentors mentors={group.mentors} />
              <ButtonLink
                to={`/mentorships/add?klas=${group.id}`}
                look="soft"
                size="md"
                className="mt-4 min-h-11 w-full"
              >
                <UserPlus className="size-5" />
                {t('mentors.add')}
              </ButtonLink>
            </Card>
          ) : null}
          {before.length > 0 ? <PastMembers members={before} /> : null}
        </div>
      </div>
      {group.canMove ? <BulkProgress resourceType="users" /> : null}
    </div>
  )
}
