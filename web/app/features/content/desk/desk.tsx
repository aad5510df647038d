import { data, Form, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { contentPages, copyPage, removePage, returnPage } from '#protocol/features/content/content-pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Archive, ClipboardList, FileText, FolderOpen, Images, Menu, Palette, Plus } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { homeOf } from '../pages/page-head.tsx'
import { stateOf, versionsOf } from '../pages/pages.data.server.ts'
import type { Route } from './+types/desk'
import { ContentTabs } from './content-tabs.tsx'
import { PageRow } from './page-row.tsx'

const PER_PAGE = 20
const desk = '/content'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'desk.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const words = (asked.get('zoek') ?? '').trim().slice(0, 100)
  const kind = asked.get('soort')
  const rows = await api.list(contentPages, {
    filter: {
      removedAtNull: true,
      ...(words && { search: words }),
      ...(kind === 'page' || kind === 'news' ? { kindEq: kind } : {}),
    },
    fields: { contentPages: ['kind', 'slug', 'status', 'publishedAt', 'titleNl', 'titleEn', 'updatedAt'] },
    sort: '-updatedAt',
    page: { number: page, size: PER_PAGE },
  })
  const of =
    rows.length > 0
      ? await versionsOf(
          api,
          rows.map(({ id }) => id),
        )
      : null
  const pages = rows.map((row) => {
    const { current, plannedAt } = of?.(row.id) ?? { current: undefined, plannedAt: null }
    const { id, kind: its, slug, titleNl, titleEn, updatedAt } = row
    return {
      ...{ id, kind: its, slug, titleNl, titleEn: titleEn ?? null, updatedAt, plannedAt },
      state: stateOf(row, current, plannedAt),
      missing: current?.missingEnglish ?? (titleEn ? 0 : 1),
    }
  })
  return { pages, page, words, kind, last: Math.max(1, Math.ceil(rows.records / PER_PAGE)) }
}
export type DeskPage = Awaited<ReturnType<typeof loader>>['pages'][number]

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const form = await request.formData()
  const id = formText(form, 'id')
  if (!isId(id)) throw data(null, { status: 400 })
  return save(async () => {
    if (form.get('decision') === 'undo') {
      const { titleNl } = await api.run(returnPage, id)
      return redirect(desk, withToast({ title: 'content.pages.saved.returned', params: { name: titleNl } }))
    }
    if (form.get('do') === 'copy') {
      const copy = await api.run(copyPage, id)
      return redirect(homeOf(copy.id), withToast({ title: 'content.pages.saved.copied' }))
    }
    const { titleNl } = await api.run(removePage, id)
    const undo = { to: desk, id }
    return redirect(desk, withToast({ title: 'content.pages.saved.removed', params: { name: titleNl }, undo }))
  })
}

/** Where whoever writes the site begins: its pages, the last changed first, and the ways to all the rest. */
export default function ContentDesk({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('content')
  const { pages, page, words, kind, last } = loaderData
  const { site } = useRoot()
  const query = (to: number) => {
    const asked = new URLSearchParams({
      ...(words && { zoek: words }),
      ...(kind && { soort: kind }),
      ...(to > 1 && { page: String(to) }),
    }).toString()
    return asked ? `${desk}?${asked}` : desk
  }
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-h1">{t('desk.title')}</h1>
          <p className="mt-1 text-ui text-muted">{t('desk.lead')}</p>
        </div>
        <ButtonLink to="/content/pages/nieuw">
          <Plus className="size-5" />
          {t('pages.new.title')}
        </ButtonLink>
      </div>
      <Card title={t('desk.pages')} className="mt-6">
        <FormProblems errors={actionData?.errors} labels={{}} />
        <Form role="search" className="mb-3 flex flex-wrap gap-3">
          <label className="min-w-0 flex-1 basis-52">
            <span className="sr-only">{t('pages.list.search')}</span>
            <input
              type="search"
              name="zoek"
              defaultValue={words}
              maxLength={100}
              placeholder={t('pages.list.search')}
              className={boxClass(undefined, 'px-4')}
            />
          </label>
          <label className="min-w-0 flex-1 basis-32 sm:flex-none">
            <span className="sr-only">{t('pages.new.kind')}</span>
            <select name="soort" defaultValue={kind ?? ''} className={boxClass(undefined, 'px-3')}>
              <option value="">{t('pages.list.all')}</option>
              <option value="page">{t('pages.list.page')}</option>
              <option value="news">{t('pages.list.news')}</option>
            </select>
          </label>
          <button
            type="submit"
            className="min-h-12 rounded-control border border-line2 bg-surface px-5 text-ui font-semibold hover:bg-sunken"
          >
            {t('pages.list.find')}
          </button>
        </Form>
        {pages.length > 0 ? (
          <ul className="divide-y divide-line">
            {pages.map((each) => (
              <PageRow key={each.id} page={each} />
            ))}
          </ul>
        ) : words || kind ? (
          <EmptyState icon={FileText} title={t('pages.list.none')} text={t('pages.list.noneText')} headingLevel={3} />
        ) : (
          <EmptyState icon={FileText} title={t('desk.empty.title')} text={t('desk.empty.text')} headingLevel={3} />
        )}
        <div className="mt-4 flex justify-center empty:hidden">
          <Pager page={page} last={last} to={query} />
        </div>
      </Card>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {ways
          .filter(({ name }) => name !== 'forms' || site.flags.evaluationForms)
          .map(({ to, name, icon: Icon }) => (
            <li
              key={to}
              className="relative flex gap-4 rounded-card border border-line bg-surface p-5 hover:border-line2"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
                <Icon className="size-5" />
              </span>
              <div className="min-w-0">
                <h2 className="text-h4">
                  <Link to={to} className="no-underline after:absolute after:inset-0 after:rounded-card">
                    {t(`desk.ways.${name}.title`)}
                  </Link>
                </h2>
                <p className="text-ui text-muted">{t(`desk.ways.${name}.text`)}</p>
              </div>
            </li>
          ))}
      </ul>
    </div>
  )
}

const ways = [
  { to: '/content/menu-items', name: 'menu', icon: Menu },
  { to: '/content/forms', name: 'forms', icon: ClipboardList },
  { to: '/content/file-upload', name: 'files', icon: FolderOpen },
  { to: '/content/stock-images', name: 'stock', icon: Images },
  { to: '/content/look', name: 'look', icon: Palette },
  { to: '/content/texts', name: 'texts', icon: FileText },
  { to: '/content/copies', name: 'copies', icon: Archive },
] as const
