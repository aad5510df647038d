import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { pathOfPage } from '#protocol/features/content/content-pages.ts'
import { Card } from '#ui/card.tsx'
import { homeOf } from '../page-head.tsx'
import type { EditedPage } from '../pages.data.server.ts'
import { PageCourse } from './page-course.tsx'
import { PageFound } from './page-found.tsx'
import type { PageBuilder } from './use-page-builder.ts'

/** Beside the page: who sees it from when to when, and how it is found and shared. */
export function PageSide({ page, of }: { page: EditedPage['page']; of: PageBuilder }) {
  const t = useT('content')
  const path = pathOfPage(page)
  const isOut = page.state === 'live' || page.state === 'changed'
  return (
    <div className="grid gap-5">
      <Card title={t('pages.side.page')}>
        <PageCourse page={page} />
        <dl className="grid gap-3 text-ui">
          <div>
            <dt className="text-muted">{t('pages.side.address')}</dt>
            <dd className="font-semibold break-all">{isOut ? <Link to={path}>{path}</Link> : path}</dd>
          </div>
          <div>
            <dt className="text-muted">{t('pages.side.readers')}</dt>
            <dd className="font-semibold">
              {page.readers.length > 0
                ? page.readers.map((reader) => t(`pages.readers.${reader}`)).join(', ')
                : t('pages.readers.everyone')}
            </dd>
          </div>
        </dl>
        <Link
          to={`${homeOf(page.id)}/instellingen`}
          className="mt-3 inline-flex min-h-11 items-center text-ui font-semibold"
        >
          {t('pages.side.change')}
        </Link>
      </Card>
      <PageFound path={path} of={of} />
    </div>
  )
}
