import { Link } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FileText, FolderOpen, Menu } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/desk'
import { ContentTabs } from './content-tabs.tsx'

const PER_PAGE = 20
const tones = { draft: 'plain', scheduled: 'info', published: 'ok' } as const

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'desk.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const rows = await context.get(apiContext).list(contentPages, {
    fields: { contentPages: ['kind', 'slug', 'status', 'titleNl', 'titleEn', 'updatedAt'] },
    sort: '-updatedAt',
    page: { number: page, size: PER_PAGE },
  })
  return { pages: [...rows], page, last: Math.max(1, Math.ceil(rows.records / PER_PAGE)) }
}

/** Where whoever writes the site begins: the ways to all of it, and its pages, the last changed first. */
export default function ContentDesk({ loaderData: { pages, page, last } }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <h1 className="mt-6 text-h1">{t('desk.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('desk.lead')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {ways.map(({ to, name, icon: Icon }) => (
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
      <Card title={t('desk.pages')} className="mt-6">
        {pages.length > 0 ? (
          <ul className="divide-y divide-line">
            {pages.map(({ id, kind, slug, status, titleNl, titleEn, updatedAt }) => {
              const path = kind === 'news' ? `/nieuws/${slug}` : `/${slug}`
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-60">
                    <Link to={path} className="inline-flex min-h-8 items-center font-semibold break-words">
                      {(locale === 'en' && titleEn) || titleNl}
                    </Link>
                    <p className="text-sm break-all text-muted">{path}</p>
                  </div>
                  <Badge>{t(`desk.kinds.${kind}`)}</Badge>
                  <Badge tone={tones[status]}>{t(`desk.status.${status}`)}</Badge>
                  <p className="text-sm text-muted">
                    {t('desk.changed', { date: dateText(updatedAt, locale, 'full') })}
                  </p>
                </li>
              )
            })}
          </ul>
        ) : (
          <EmptyState icon={FileText} title={t('desk.empty.title')} text={t('desk.empty.text')} />
        )}
        <div className="mt-4 flex justify-center empty:hidden">
          <Pager page={page} last={last} to={(to) => (to > 1 ? `/content?page=${to}` : '/content')} />
        </div>
      </Card>
    </div>
  )
}

const ways = [
  { to: '/content/menu-items', name: 'menu', icon: Menu },
  { to: '/content/file-upload', name: 'files', icon: FolderOpen },
] as const
