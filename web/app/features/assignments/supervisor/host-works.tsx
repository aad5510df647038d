import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { hostWorks } from '#protocol/features/assignment-links.ts'
import { assignmentFilePath } from '#protocol/features/assignments.ts'
import { ClipboardCheck } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/host-works'
import { runHostWorks } from './host-works.server.ts'
import { WorkCards } from './work-cards.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assignments', 'host.title')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'lookAtWork')
  return apiOf(context, session).tell(hostWorks, {})
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'lookAtWork')
  return runHostWorks(apiOf(context, session), request)
}

/** What students at the host handed in and their school asks about, for who signs in there. */
export default function HostWorksPage({ loaderData: works, actionData }: Route.ComponentProps) {
  const t = useT('assignments')
  return (
    <div className="wrap max-w-[46rem] py-6 md:py-10">
      <ListHead title={t('host.title')} lead={t('host.lead')} />
      {works.waiting.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon={ClipboardCheck} title={t('link.nothing')} text={t('link.nothingWhy')} />
        </div>
      ) : null}
      <WorkCards of={works} pathOf={assignmentFilePath} cameBack={actionData} />
    </div>
  )
}
