import { data, Form, Link, redirect } from 'react-router'
import { ChangedLine } from '#app/features/contracts/paper/changed-line.tsx'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { blockTypes } from '#protocol/features/content/blocks.ts'
import { pageVersions, savePage } from '#protocol/features/content/content-pages.ts'
import { contentOfLive, liveWordsOf, type PageContent } from '#protocol/features/content/page-content.ts'
import { changedLines } from '#protocol/shared/changed-lines.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { RotateCcw } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { namedIn } from '../content.data.ts'
import type { Route } from './+types/history'
import { linesOf, readLine } from './content-lines.ts'
import { homeOf, PageHead } from './page-head.tsx'
import { readEditedPage } from './pages.data.server.ts'

const PER_PAGE = 20

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'content', 'pages.history.screen', { name: loaderData?.title ?? '' })

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const number = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const chosenId = asked.get('versie') ?? ''
  const [{ page, content, live }, rows, chosen] = await Promise.all([
    readEditedPage(api, id),
    api.list(pageVersions, { filter: { pageIdEq: id }, page: { number, size: PER_PAGE } }),
    isId(chosenId) ? api.find(pageVersions, chosenId) : null,
  ])
  if (chosen && chosen.pageId !== id) throw data(null, { status: 404 })
  // Of an older one: what changed since. Without one: what is written and not live yet, both as visitors read it.
  const isAllLive = !chosen && page.state === 'live'
  const was = chosen ? chosen.content : live
  const now = chosen ? content : contentOfLive(liveWordsOf(content))
  const named = await namedIn(
    api,
    [...(was?.parts ?? []), ...now.parts].map(({ nl }) => nl),
    { share: content.share ?? null },
  )
  const lines = (of: PageContent, lang: 'nl' | 'en') => linesOf(of, lang, named)
  const changes = (lang: 'nl' | 'en') => (was && !isAllLive ? changedLines(lines(was, lang), lines(now, lang)) : [])
  return {
    ...{ page, number, title: content.title.nl, isLive: live !== null, isAllLive },
    last: Math.max(1, Math.ceil(rows.records / PER_PAGE)),
    versions: rows.map((row) => ({
      ...{ id: row.id, number: row.number, isCurrent: row.isCurrent, writtenAt: row.writtenAt },
      publishedAt: row.publishedAt ?? null,
      publishAt: row.publishAt ?? null,
      madeBy: row.madeBy ?? null,
    })),
    chosen: chosen && { id: chosen.id, number: chosen.number, isCurrent: chosen.isCurrent },
    changes: { nl: changes('nl'), en: changes('en') },
  }
}

/** An older version becomes the newest one; what was written since stays in the list. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const form = await request.formData()
  const versionId = formText(form, 'id')
  if (!isId(versionId)) throw data(null, { status: 400 })
  return save(async () => {
    const { content, number, pageId } = await api.find(pageVersions, versionId)
    if (pageId !== id) throw data(null, { status: 404 })
    const revision = Number(formText(form, 'revision'))
    await api.run(savePage, id, { content, revision, keep: 'newVersion' })
    return redirect(homeOf(id), withToast({ title: 'content.pages.history.restored', params: { number } }))
  })
}

/** Who wrote what when, what differs from now, and the way back. */
export default function PageHistory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  const { page, title, versions, chosen, changes, number, last, isLive, isAllLive } = loaderData
  const told = (written: string | null) => {
    if (written === null) return null
    const { what, text } = readLine(written)
    const name = isOneOf(blockTypes, what) ? t(`pages.kinds.${what}.name`) : t(`pages.history.lines.${what}`)
    return text ? `${name}: ${text}` : name
  }
  const here = `${homeOf(page.id)}/geschiedenis`
  const langs = (['nl', 'en'] as const).filter((lang) => changes[lang].length > 0)
  return (
    <div>
      <PageHead id={page.id} title={title} state={page.state} />
      <div className="wrap-wide grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-6 lg:grid-cols-2">
        <Card title={t('pages.history.title')}>
          {versions.length === 0 ? <p className="text-ui text-muted">{t('pages.history.none')}</p> : null}
          <ol className="divide-y divide-line">
            {versions.map((each) => (
              <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <div className="min-w-0 flex-1 basis-48">
                  <Link
                    to={`${here}?versie=${each.id}`}
                    preventScrollReset
                    aria-current={each.id === chosen?.id ? 'true' : undefined}
                    className="inline-flex min-h-8 items-center font-semibold aria-[current]:text-primaryink"
                  >
                    {t('pages.history.version', { number: each.number })}
                  </Link>
                  <p className="text-sm text-muted">
                    {[each.madeBy, dateText(each.writtenAt, locale, 'moment')].filter(Boolean).join(', ')}
                  </p>
                  {each.publishedAt ? (
                    <p className="text-sm text-muted">
                      {t('pages.history.wasLiveAt', { moment: dateText(each.publishedAt, locale, 'moment') })}
                    </p>
                  ) : null}
                </div>
                {each.isCurrent ? <StatusPill status="now">{t('pages.history.now')}</StatusPill> : null}
                {each.publishedAt ? <StatusPill status="done">{t('pages.history.wasLive')}</StatusPill> : null}
                {each.publishAt ? <StatusPill status="wait">{t('pages.history.waits')}</StatusPill> : null}
              </li>
            ))}
          </ol>
          <div className="mt-4 flex justify-center empty:hidden">
            <Pager page={number} last={last} to={(to) => (to > 1 ? `${here}?page=${to}` : here)} />
          </div>
        </Card>
        <Card
          title={
            chosen
              ? t('pages.history.since', { number: chosen.number })
              : t(isAllLive ? 'pages.history.allLive' : 'pages.history.notLive')
          }
        >
          <FormProblems errors={actionData?.errors} labels={{}} />
          {langs.length === 0 ? (
            <p className="text-ui text-muted">
              {t(
                isAllLive
                  ? 'pages.history.allLiveText'
                  : chosen || isLive
                    ? 'pages.history.same'
                    : 'pages.history.neverLive',
              )}
            </p>
          ) : null}
          {langs.map((lang) => (
            <section key={lang} className="not-first:mt-6">
              <h3 className="text-ui font-semibold">{t(`pages.lang.${lang}`)}</h3>
              <ul className="mt-2 grid gap-3">
                {changes[lang].map((change, at) => (
                  <li key={at} lang={lang}>
                    <ChangedLine was={told(change.was)} now={told(change.now)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {chosen && !chosen.isCurrent ? (
            <Form method="post" className="mt-6">
              <input type="hidden" name="id" value={chosen.id} />
              <input type="hidden" name="revision" value={page.revision} />
              <SubmitButton look="outline">
                <RotateCcw className="size-5" />
                {t('pages.history.restore', { number: chosen.number })}
              </SubmitButton>
              <p className="mt-2 text-sm text-muted">{t('pages.history.restoreText')}</p>
            </Form>
          ) : null}
        </Card>
      </div>
    </div>
  )
}
