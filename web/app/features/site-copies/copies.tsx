import { Form, redirect } from 'react-router'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { apiContext, pageContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useFollow } from '#lib/use-follow.ts'
import { copyRules, makeSiteCopy, siteCopies } from '#protocol/features/site-copies.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Archive } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import type { Route } from './+types/copies'
import { BringCopy } from './bring-copy.tsx'
import { shownCopy } from './copies.data.ts'
import { CopyRow } from './copy-row.tsx'

const PER_PAGE = 20
const here = '/content/copies'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'site-copies', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const rows = await context.get(apiContext).list(siteCopies, { page: { number: page, size: PER_PAGE } })
  const { locale } = context.get(pageContext)
  return {
    page,
    copies: rows.map((row) => shownCopy(row, locale)),
    last: Math.max(1, Math.ceil(rows.records / PER_PAGE)),
  }
}

export async function action({ context }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  return save(async () => {
    await context.get(apiContext).run(makeSiteCopy, '')
    return redirect(here, withToast({ title: 'site-copies.saved.making' }))
  })
}

/** Copies of what the site shows: to keep, and to put back. */
export default function Copies({ loaderData: { copies, page, last }, actionData }: Route.ComponentProps) {
  const t = useT('site-copies')
  const isMaking = copies.some(({ status }) => status === 'making')
  useFollow(copies.some(({ isBusy }) => isBusy))
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <h1 className="mt-6 text-h1">{t('title')}</h1>
      <p className="mt-1 max-w-[46rem] text-ui text-muted">{t('lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={t('make.title')}>
          <p className="mb-4 text-ui text-ink2">{t('make.text')}</p>
          <FormProblems errors={actionData?.errors} labels={{}} />
          <Form method="post">
            <SubmitButton disabled={isMaking}>
              <Archive className="size-5" />
              {t('make.verb')}
            </SubmitButton>
          </Form>
        </Card>
        <Card title={t('bring.title')}>
          <BringCopy />
        </Card>
      </div>
      <Card title={t('list.title')} className="mt-6">
        {copies.length === 0 ? (
          <p className="text-ui text-muted">{t('list.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {copies.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </ul>
        )}
        <p className="mt-3 text-sm text-muted">{t('list.kept', { days: copyRules.keptDays })}</p>
        <div className="mt-4 flex justify-center empty:hidden">
          <Pager page={page} last={last} to={(to) => (to > 1 ? `${here}?page=${to}` : here)} />
        </div>
      </Card>
    </div>
  )
}
