import { data, Form, Link, redirect } from 'react-router'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { apiContext, pageContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { readChecked, save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useFollow } from '#lib/use-follow.ts'
import {
  type CopyPlan,
  type CopyStatus,
  cancelSiteCopy,
  copyParts,
  importSiteCopy,
  siteCopies,
} from '#protocol/features/site-copies.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/copy-preview'
import { shownCopy } from './copies.data.ts'
import { CopyProgress } from './copy-row.tsx'
import { PlannedPages } from './planned-pages.tsx'

const { parts } = importSiteCopy.input
const rules = { parts }
const home = '/content/copies'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'site-copies', `preview.screens.${stageOf(loaderData?.copy.status)}`, {
    name: loaderData?.copy.name ?? '',
  })

/** What the page is about: what would happen, what happens, or what became of it. */
const stageOf = (status: CopyStatus | undefined) =>
  status && isOneOf(['importing', 'imported', 'cancelled', 'failed'], status) ? status : 'previewed'

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const { plan, ...row } = await context.get(apiContext).find(siteCopies, params.id)
  if (row.kind !== 'import') throw data(null, { status: 404 })
  const { locale, site } = context.get(pageContext)
  return { copy: shownCopy(row, locale), plan: plan ?? null, isOwn: plan?.from.site === site.key }
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('do') === 'cancel')
    return save(async () => {
      await api.run(cancelSiteCopy, id)
      return redirect(home, withToast({ title: 'site-copies.saved.cancelled' }))
    })
  const { input, wrong } = readChecked(rules, form, true)
  if (wrong) return data({ isSaved: false, errors: wrong }, 422)
  return save(async () => {
    await api.run(importSiteCopy, id, { parts: input.parts ?? [] })
    return redirect(`${home}/${id}`, withToast({ title: 'site-copies.saved.importing' }))
  }, rules)
}

/** What putting a copy back would do, before anything is done. */
export default function CopyPreview({ loaderData: { copy, plan, isOwn }, actionData }: Route.ComponentProps) {
  const t = useT('site-copies')
  useFollow(copy.isBusy)
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <p className="mt-6">
        <Link
          to={home}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-3"
        >
          {t('preview.back')}
        </Link>
      </p>
      <h1 className="text-h1 break-words">{t(`preview.titles.${stageOf(copy.status)}`)}</h1>
      <p className="mt-1 text-ui break-all text-muted">{copy.name}</p>
      <div className="mt-6 grid max-w-[52rem] gap-6">
        {copy.problem ? <Notice>{copy.problem}</Notice> : null}
        {copy.isBusy ? (
          <Card title={t(`status.${copy.status}`)}>
            <CopyProgress copy={copy} />
          </Card>
        ) : null}
        {copy.status === 'imported' ? <p className="text-lead text-ink2">{t('preview.after')}</p> : null}
        {plan ? (
          <Planned plan={plan} isOwn={isOwn} isOpen={copy.status === 'previewed'} errors={actionData?.errors} />
        ) : null}
      </div>
    </div>
  )
}

type Props = { plan: CopyPlan; isOwn: boolean; isOpen: boolean; errors: Parameters<typeof RuledForm>[0]['errors'] }

/** The texts say how to reach a school and who answers there: those of another one are only taken over by who asks for it. */
function Planned({ plan, isOwn, isOpen, errors }: Props) {
  const t = useT('site-copies')
  const locale = useLocale()
  const { from, pages, files, menu, look, texts, missingForms } = plan
  const counts = {
    pages: t('preview.pages', {
      add: pages.filter(({ what }) => what === 'add').length,
      change: pages.filter(({ what }) => what === 'change').length,
      same: pages.filter(({ what }) => what === 'same').length,
    }),
    menu: menu ? t('preview.menu', menu) : t('preview.same'),
    look: t(look ? 'preview.changes' : 'preview.same'),
    texts: texts && !isOwn ? t('preview.textsOf', { name: from.name }) : t(texts ? 'preview.changes' : 'preview.same'),
  }
  const isNew = { pages: pages.some(({ what }) => what !== 'same'), menu: menu !== null, look, texts: texts && isOwn }
  return (
    <>
      <Card title={t('preview.what')}>
        <p className="text-ui text-ink2">
          {t('preview.from', { name: from.name, date: dateText(from.madeAt, locale, 'moment') })}
        </p>
        <PlannedPages pages={pages} />
        <p className="mt-4 text-ui">{t('preview.files', files)}</p>
        {missingForms > 0 ? (
          <p className="mt-2 text-ui text-warnink">
            {t(`preview.forms.${missingForms === 1 ? 'one' : 'many'}`, { count: missingForms })}
          </p>
        ) : null}
      </Card>
      {isOpen ? (
        <Card title={t('preview.choose')}>
          <RuledForm rules={rules} errors={errors} labels={{ parts: t('preview.parts') }} className="grid gap-5">
            <CheckboxGroup
              name="parts"
              label={t('preview.parts')}
              hint={t('preview.hint')}
              options={copyParts.map((value) => ({ value, label: `${t(`parts.${value}`)}: ${counts[value]}` }))}
              defaultValue={copyParts.filter((part) => isNew[part])}
            />
            <p className="text-ui text-ink2">{t('preview.before')}</p>
            <SubmitButton className="justify-self-start">{t('preview.verb')}</SubmitButton>
          </RuledForm>
          <Form method="post" className="mt-4 border-t border-line pt-4">
            <input type="hidden" name="do" value="cancel" />
            <SubmitButton look="outline">{t('preview.cancel')}</SubmitButton>
          </Form>
        </Card>
      ) : null}
    </>
  )
}
