import { Link } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { hereOf, requireThat } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { imports } from '#protocol/features/imports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FileUp } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/imports-list'
import { doorsOf } from './import-kinds.ts'
import { statusMarks } from './import-words.ts'
import { forCount } from './plural.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'imports', 'title')

const SIZE = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const doors = doorsOf(session)
  requireThat(doors.length > 0)
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('pagina')) || 1)
  const found = await context.get(apiContext).list(imports, {
    filter: { organizationIdEq: hereOf(session).id },
    include: ['importer'],
    fields: { imports: ['fileName', 'kind', 'status', 'rowCount', 'counts', 'createdAt', 'importer'] },
    page: { number: page, size: SIZE },
  })
  return { doors, page, records: found.records, list: [...found] }
}

/** Earlier imports, each with its report, and the ways to begin a new one. */
export default function ImportsList({ loaderData: { doors, page, records, list } }: Route.ComponentProps) {
  const t = useT('imports')
  const locale = useLocale()
  const [main, ...others] = doors
  return (
    <div className="wrap-wide py-8 md:py-12">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-[28px] leading-9 md:text-h1">{t('title')}</h1>
          <p className="mt-1.5 max-w-[60ch] text-lead text-ink2">
            {t(main?.kind === 'organizations' ? 'list.leadCenter' : 'list.lead')}
          </p>
        </div>
        {main ? <ButtonLink to={main.path}>{t(`upload.${main.key}.card`)}</ButtonLink> : null}
      </div>
      {others.length > 0 ? (
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {others.map(({ key, path }) => (
            <li key={key}>
              <ButtonLink to={path} look="outline" size="md">
                {t(`upload.${key}.card`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-6 rounded-card border border-line bg-surface">
        {list.length === 0 ? (
          <EmptyState icon={FileUp} title={t('list.none')} text={t('list.noneWhy')} />
        ) : (
          <ul>
            {list.map(({ id, fileName, kind, status, rowCount, counts, createdAt, importer }) => (
              <li key={id} className="border-line not-first:border-t">
                <Link
                  to={`/importeren/${id}`}
                  className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 no-underline hover:bg-sunken"
                >
                  <span className="min-w-0 flex-1 basis-56">
                    <span className="block truncate font-semibold text-ink">{fileName}</span>
                    <span className="block text-sm text-muted">
                      {t(forCount('list.line', counts.rows ?? rowCount), {
                        kind: t(`kinds.${kind}`),
                        rows: numberText(counts.rows ?? rowCount, locale),
                        when: dateText(createdAt, locale, 'moment'),
                      })}
                      {importer
                        ? ` · ${[importer.firstName, importer.infix, importer.lastName].filter(Boolean).join(' ')}`
                        : ''}
                    </span>
                  </span>
                  <StatusPill status={statusMarks[status]}>{t(`statuses.${status}`)}</StatusPill>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4">
        <Pager page={page} last={Math.ceil(records / SIZE)} to={(next) => `/importeren?pagina=${next}`} />
      </div>
    </div>
  )
}
