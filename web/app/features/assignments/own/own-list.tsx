import { redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { NotebookPen } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/own-list'
import { type OwnWork, readOwn } from './own.data.ts'
import { WorkRow } from './work-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assignments', 'title')

export async function loader({ context }: Route.LoaderArgs) {
  // The same word leads whoever looks at the work of others there, as from a link that a student sends.
  const { can } = await requireSession(context)
  if (!can.doAssignments && can.keepAssignments) throw redirect('/opdrachten/beheer')
  if (!can.doAssignments && can.lookAtWork) throw redirect('/opdrachten/stagiairs')
  const session = await requireCan(context, 'doAssignments')
  return { works: await readOwn(apiOf(context, session), session.user.id) }
}

const parts = { todo: ['todo', 'returned'], waiting: ['handed_in'], done: ['accepted'] } as const

/** What one has to make: first what is still to do, then what waits, then what is done. */
export default function OwnAssignments({ loaderData: { works } }: Route.ComponentProps) {
  const t = useT('assignments')
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const within = (name: keyof typeof parts) =>
    works.filter(({ status }: OwnWork) => parts[name].some((each) => each === status))
  return (
    <div className="wrap max-w-[46rem] py-6 md:py-10">
      <ListHead title={t('title')} lead={t('own.lead')} />
      {works.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon={NotebookPen} title={t('own.none')} text={t('own.noneWhy')} />
        </div>
      ) : null}
      {names.map((name) =>
        within(name).length > 0 ? (
          <section key={name} className="mt-6">
            <h2 className="mb-2 text-h3">{t(`own.${name}`)}</h2>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {within(name).map((work) => (
                <li key={work.id}>
                  <WorkRow of={work} to={`/opdrachten/${work.id}`} />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  )
}
