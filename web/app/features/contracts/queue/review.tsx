import { data, redirect } from 'react-router'
import { queueAddress } from '#app/features/queue/queue-address.ts'
import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { releaseContracts } from '#protocol/features/contracts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/review'
import { ContractCase } from './contract-case.tsx'
import { readQueue } from './queue.server.ts'

const path = '/te-beoordelen/contracten'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'contracts', 'overview.menu')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'makeContracts')
  return readQueue(apiOf(context, session), new URL(request.url).searchParams, session)
}

/** Releases the one that is up; then the next one is. What keeps it from that is said in words. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'makeContracts')
  const form = await request.formData()
  const id = formText(form, 'id')
  if (!isId(id)) throw data(null, { status: 400 })
  const { refused } = await apiOf(context, session).run(releaseContracts, '', { contractIds: [id] })
  const [no] = refused
  if (no) return data({ id, errors: [{ field: null, code: no.code, text: no.text }] }, 409)
  const to = queueAddress(path, { volgende: formText(form, 'next') || 'geen' })
  return redirect(to, withToast({ title: 'contracts.page.done.release' }))
}

/** Contracts that the reader can do something about: look at, release, sign, or go on with. */
export default function ReviewContracts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('contracts')
  const { rows, records, current, page, last } = loaderData
  return (
    <QueuePage
      kind="contracts"
      isElsewhere
      records={records}
      currentId={current?.id}
      page={page}
      last={last}
      listPath={page > 1 ? `${path}?page=${page}` : path}
      cases={rows.map(({ id, studentName, organizationName, since }) => ({
        id,
        to: queueAddress(path, { id, page: page > 1 ? String(page) : '' }),
        picture: <Avatar name={studentName} className="size-10 text-sm" />,
        name: studentName,
        text: organizationName,
        since,
      }))}
      empty={{
        title: t('queue.empty.title'),
        text: t('queue.empty.text'),
        action: <ButtonLink to="/contracts">{t('queue.all')}</ButtonLink>,
      }}
      below={<Pager page={page} last={last} to={(number) => `${path}?page=${number}`} />}
    >
      {current ? (
        <ContractCase
          key={current.id}
          of={current}
          next={nextAfter(rows, current.id)}
          errors={actionData?.id === current.id ? actionData.errors : []}
        />
      ) : (
        <Card>
          <EmptyState icon={ClipboardCheck} title={t('queue.empty.title')} text={t('queue.empty.text')} />
        </Card>
      )}
    </QueuePage>
  )
}
