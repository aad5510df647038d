import { Link } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { assignmentStatuses } from '#protocol/features/assignments.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { NotebookPen, Plus } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/assignments-list'
import { type AssignmentLine, readAssignments } from './assignments.data.ts'

const path = '/opdrachten/beheer'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assignments', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepAssignments')
  const asked = new URL(request.url).searchParams
  const status = asked.get('status')
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1)
  const chosen = isOneOf(assignmentStatuses, status) ? status : null
  return { ...(await readAssignments(apiOf(context, session), hereOf(session).id, chosen, page)), chosen, now: today() }
}

/** All assignments of the school that one sees, with what waits at each. */
export default function AssignmentsList({
  loaderData: { rows, records, page, last, chosen, now },
}: Route.ComponentProps) {
  const t = useT('assignments')
  const to = (status: string | null, number = 1) => {
    const query = new URLSearchParams({
      ...(status ? { status } : {}),
      ...(number > 1 ? { pagina: String(number) } : {}),
    })
    return query.size > 0 ? `${path}?${query}` : path
  }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t('title')} lead={t('lead')}>
        <ButtonLink to={`${path}/nieuw`}>
          <Plus className="size-5" />
          {t('list.new')}
        </ButtonLink>
      </ListHead>
      {records > 0 || chosen ? (
        <nav aria-label={t('list.filter')} className="mt-5 flex flex-wrap gap-2">
          {[null, ...assignmentStatuses].map((status) => (
            <Link
              key={status ?? 'all'}
              to={to(status)}
              aria-current={status === chosen ? 'page' : undefined}
              className={chipClass(status === chosen ? 'on' : 'plain')}
            >
              {t(status ? `status.${status}` : 'list.all')}
            </Link>
          ))}
        </nav>
      ) : null}
      {rows.length > 0 ? (
        <ul className="mt-5 grid gap-3">
          {rows.map((row) => (
            <Assignment key={row.id} of={row} now={now} />
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <EmptyState
            icon={NotebookPen}
            title={t(chosen ? 'list.nothing' : 'list.none')}
            text={t(chosen ? 'list.nothingWhy' : 'list.noneWhy')}
          />
        </div>
      )}
      <div className="mt-5">
        <Pager page={page} last={last} to={(number) => to(chosen, number)} />
      </div>
    </div>
  )
}

const pills = { draft: 'todo', published: 'now', closed: 'skip' } as const

function Assignment({ of, now }: { of: AssignmentLine; now: string }) {
  const t = useT('assignments')
  const locale = useLocale()
  const { id, title, status, dueOn, dueByStep, whom, counts, firstToReview } = of
  const numbers = [
    ['handedIn', counts.handedIn + counts.returned + counts.accepted, false],
    ['toReview', counts.handedIn, counts.handedIn > 0],
    ['late', counts.late, false],
    ['missing', counts.missing, counts.missing > 0],
  ] as const
  return (
    <li className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_auto_9rem] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h4 break-words">
            <Link to={`${path}/${id}`} className="text-ink no-underline hover:underline">
              {title}
            </Link>
          </h2>
          <StatusPill status={pills[status]}>{t(`status.${status}`)}</StatusPill>
        </div>
        <p className="mt-1 text-ui text-muted">
          {[
            whom.period ? t('list.for', { whom: t('list.period', { period: whom.period }) }) : whom.names,
            dueOn
              ? t('list.due', { day: dateNear(dueOn, locale, now) })
              : t(dueByStep ? 'list.dueByStep' : 'list.noDue'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {status === 'draft' ? (
        <span className="max-lg:hidden" />
      ) : (
        <dl className="grid grid-cols-4 gap-x-5 sm:flex">
          {numbers.map(([name, count, isLoud]) => (
            <div key={name} className="flex flex-col-reverse sm:min-w-20">
              <dt className="text-sm text-muted">{t(`counts.${name}`)}</dt>
              <dd
                className={`num text-h4 ${count === 0 ? 'text-muted' : isLoud && name === 'missing' ? 'text-errink' : ''}`}
              >
                {name === 'handedIn' ? t('counts.of', { count, all: counts.all }) : count}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {status === 'draft' ? (
        <ButtonLink to={`${path}/${id}`} look="outline">
          {t('list.open')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to={`${path}/${id}${firstToReview ? '?toon=nakijken' : ''}`}
          look={firstToReview ? 'primary' : 'outline'}
        >
          {t(firstToReview ? 'list.review' : 'list.open')}
        </ButtonLink>
      )}
    </li>
  )
}
