import { data, redirect } from 'react-router'
import { cardOf } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import { VacancyCard } from '#app/features/stagebank/cards/vacancy-card.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { favourites, keepVacancy, letGoOfVacancy } from '#protocol/features/favourites.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { Bookmark } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/favourites'
import { FavouriteButton } from './favourite-button.tsx'
import { KeptTabs } from './kept-tabs.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'favourites', 'title')

const SIZE = 24
const openStatuses = ['published', 'full']

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSession(context)
  const number = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const rows = await context.get(apiContext).list(favourites, {
    include: ['vacancy', 'vacancy.organization'],
    page: { number, size: SIZE },
  })
  const last = Math.max(1, Math.ceil(rows.records / SIZE))
  if (number > last) throw redirect(last > 1 ? `/favorieten?page=${last}` : '/favorieten')
  return {
    page: number,
    last,
    kept: rows.map(({ id, vacancyId, title, host, sector, status, vacancy }) => ({
      id,
      vacancyId,
      title,
      host,
      sector,
      status,
      card: status && openStatuses.includes(status) && vacancy?.title ? cardOf(vacancy) : null,
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireSession(context)
  const form = await request.formData()
  const id = form.get('vacancyId')
  if (!isId(id)) throw data(null, { status: 400 })
  const command = form.get('intent') === 'keep' ? keepVacancy : letGoOfVacancy
  await context.get(apiContext).run(command, id)
  // The router asks for data only; a browser without scripts asks for a page and goes back to where it was.
  const isPlain =
    !new URL(request.url).pathname.endsWith('.data') && request.headers.get('accept')?.includes('text/html')
  return isPlain ? redirect(ownPath(form.get('back')) ?? '/favorieten') : { isSaved: true }
}

export default function Favourites({ loaderData: { kept, page, last } }: Route.ComponentProps) {
  const t = useT('favourites')
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <KeptTabs />
      {kept.length === 0 ? (
        <EmptyState
          icon={Bookmark}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/stagebank">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <ul className="mt-6 grid gap-3 md:gap-3.5">
          {kept.map(({ id, vacancyId, title, host, sector, status, card }) => (
            <li key={id}>
              {card ? (
                <VacancyCard
                  vacancy={card}
                  tool={<FavouriteButton vacancyId={vacancyId} title={title ?? t('gone.title')} isKept />}
                />
              ) : (
                <article className="relative flex gap-4 rounded-card border border-dashed border-line2 bg-surface p-4 md:gap-5 md:p-5">
                  <Flag sector={sector} hasIcon className="size-16 rounded-tile opacity-60 grayscale" />
                  <div className="min-w-0 flex-1 pr-10">
                    <h2 className="text-h3 leading-6 break-words">{title ?? t('gone.title')}</h2>
                    {host ? <p className="mt-1 text-ui break-words text-ink2">{host}</p> : null}
                    <p className="mt-1 text-sm font-medium text-muted">
                      {t(status === 'paused' ? 'gone.paused' : 'gone.closed')}
                    </p>
                  </div>
                  <div className="absolute top-2.5 right-2.5">
                    <FavouriteButton vacancyId={vacancyId} title={title ?? t('gone.title')} isKept />
                  </div>
                </article>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-center">
        <Pager page={page} last={last} to={(number) => ({ search: number > 1 ? `?page=${number}` : '' })} />
      </div>
    </div>
  )
}
