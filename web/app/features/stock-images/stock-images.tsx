import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { homeOf } from '#app/features/content/pages/page-head.tsx'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { Button } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { Flag } from '#ui/flag.tsx'
import { Images, Search } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import type { Route } from './+types/stock-images'
import { putRules } from './put-form.tsx'
import { putOnPage } from './put-on-page.server.ts'
import { stockAddress } from './stock-address.ts'
import { drawingToPut, findStock, wantedOf } from './stock-images.data.server.ts'
import { StockPanel } from './stock-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'stock-images', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const wanted = wantedOf(request.url)
  return { wanted, ...(await findStock(context, wanted)) }
}

/** The drawing that one looks at goes on a page, and one goes on writing there. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const { input, wrong } = readChecked(putRules, await request.formData(), false)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  const drawing = await drawingToPut(context, wantedOf(request.url))
  if (!drawing) throw data(null, { status: 404 })
  return save(async () => {
    const part = await putOnPage(context.get(apiContext), input.pageId, drawing)
    if (part) return redirect(`${homeOf(input.pageId)}?deel=${part}`)
    return redirect(homeOf(input.pageId), withToast({ title: 'stock-images.put.full', color: 'warning' }))
  }, putRules)
}

/** The drawings that come with the product: to look through, to look at, and to take along. */
export default function StockImages({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, total, found, groups, pages, shown } = loaderData
  const t = useT('stock-images')
  const sectorName = useSectorName()
  const panel = useRef<HTMLElement>(null)
  const row = useCurrentInSight<HTMLUListElement>(wanted.sector ?? 'all')
  useEffect(() => {
    // On a phone the one that was chosen stands above the others, out of sight.
    if (wanted.name) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted.name])
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-h1">{t('heading', { count: total })}</h1>
          <p className="mt-1 text-ui text-muted">{t('lead')}</p>
        </div>
        <Form role="search" className="flex min-w-0 flex-1 basis-72 gap-2 sm:max-w-[26rem]">
          {wanted.sector ? <input type="hidden" name="sector" value={wanted.sector} /> : null}
          {wanted.colours === 'site' ? null : <input type="hidden" name="colours" value={wanted.colours} />}
          <label className="relative block min-w-0 flex-1">
            <span className="sr-only">{t('search.label')}</span>
            <Search className="pointer-events-none absolute top-3.5 left-4 size-5 text-muted" />
            <input
              key={wanted.q}
              type="search"
              name="q"
              defaultValue={wanted.q}
              placeholder={t('search.hint')}
              maxLength={100}
              className="h-12 w-full rounded-control border-[1.5px] border-fieldline bg-surface pr-3 pl-11 text-base"
            />
          </label>
          <Button type="submit" look="outline">
            {t('search.verb')}
          </Button>
        </Form>
      </div>
      <nav aria-label={t('sectors')} className="mt-5">
        <ul
          ref={row}
          className="flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
        >
          {[null, ...sectors].map((sector) => (
            <li key={sector} className="max-w-full shrink-0">
              <Link
                to={stockAddress({ ...wanted, sector, name: null })}
                preventScrollReset
                aria-current={sector === wanted.sector ? 'true' : undefined}
                className={chipClass(sector === wanted.sector ? 'on' : 'plain', sector ? 'pl-2' : '')}
              >
                {sector ? <Flag sector={sector} className="size-6 rounded-full" /> : null}
                <span className="truncate">{sector ? sectorName(sector) : t('allSectors')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="mt-4 text-ui text-muted empty:hidden">
        {wanted.q ? t(found === 1 ? 'foundOne' : 'found', { count: found, q: wanted.q }) : ''}
      </p>
      {shown ? (
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
          <div className={`grid gap-x-8 gap-y-7 ${groups.length > 1 ? 'xl:grid-cols-2' : ''}`}>
            {groups.map(({ sector, images }) => (
              <section key={sector} aria-labelledby={`sector-${sector}`}>
                <h2 id={`sector-${sector}`} className="flex items-center gap-3 text-h4">
                  <Flag sector={sector} className="size-8 rounded-[min(10px,var(--r-tile))]" />
                  {sectorName(sector)}
                </h2>
                <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
                  {images.map(({ name, title, src }) => (
                    <li key={name} className="min-w-0">
                      <Link
                        to={stockAddress({ ...wanted, name })}
                        preventScrollReset
                        aria-current={name === shown.name ? 'true' : undefined}
                        className="group block rounded-tile text-sm font-medium text-ink2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-primaryink"
                      >
                        <img
                          src={src}
                          alt=""
                          width={240}
                          height={160}
                          loading="lazy"
                          className="h-auto w-full rounded-tile bg-sunken outline-offset-2 outline-primarymark group-hover:brightness-97 group-aria-[current]:outline-3"
                        />
                        <span className="mt-2 block break-words">{title}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <aside
            ref={panel}
            aria-label={t('panel')}
            className={`scroll-mt-24 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:rounded-card ${wanted.name ? 'max-lg:order-first' : 'max-lg:hidden'}`}
          >
            <StockPanel shown={shown} wanted={wanted} pages={pages} errors={actionData?.errors} />
          </aside>
        </div>
      ) : (
        <EmptyState icon={Images} title={t('empty.title')} text={t('empty.text')} />
      )}
    </div>
  )
}
