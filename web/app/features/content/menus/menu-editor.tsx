import { useSearchParams } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ExternalLink, Menu, Plus } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ContentTabs } from '../desk/content-tabs.tsx'
import type { Route } from './+types/menu-editor'
import { editorAction } from './editor-action.server.ts'
import { ItemForm } from './item-form.tsx'
import { readMenu } from './menu.data.server.ts'
import { MenuLines } from './menu-list.tsx'
import { MenuPreview } from './menu-preview.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'menus.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  return readMenu(context.get(apiContext))
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  return editorAction(context.get(apiContext), await request.formData())
}

const home = '/content/menu-items'
const fresh = 'nieuw'

/** The main menu of the site: its items in their order, one of them open beside it, and how a visitor sees it all. */
export default function MenuEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('content')
  const [asked] = useSearchParams()
  const openId = asked.get('item')
  const item = loaderData.items.find(({ id }) => id === openId) ?? null
  const isOpen = item !== null || openId === fresh
  const broken = loaderData.items.filter(({ state }) => state !== 'fine').length
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto text-h1">{t('menus.title')}</h1>
        <ButtonLink to="/" look="outline" reloadDocument>
          <ExternalLink className="size-5" />
          {t('menus.look')}
        </ButtonLink>
        <ButtonLink to={`?item=${fresh}`} preventScrollReset>
          <Plus className="size-5" />
          {t('menus.addVerb')}
        </ButtonLink>
      </div>
      {broken > 0 ? (
        <div className="mt-5">
          <Notice>{t(broken === 1 ? 'menus.brokenOne' : 'menus.broken', { count: broken })}</Notice>
        </div>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${isOpen ? 'max-lg:order-last' : ''}`}>
          <MenuPreview seen={loaderData.seen} openId={openId} />
          <Card title={t('menus.main')}>
            <p className="text-ui text-muted">{t('menus.order.lead')}</p>
            {loaderData.items.length > 0 ? (
              <MenuLines data={loaderData} openId={openId} />
            ) : (
              <EmptyState icon={Menu} title={t('menus.empty.title')} text={t('menus.empty.text')} headingLevel={3} />
            )}
          </Card>
        </div>
        {isOpen ? (
          <ItemForm
            key={item ? `${item.id} ${item.updatedAt}` : fresh}
            data={loaderData}
            item={item}
            answer={actionData}
            home={home}
          />
        ) : (
          <p className="rounded-card border border-dashed border-line2 p-6 text-center text-ui text-muted max-lg:hidden">
            {t('menus.choose')}
          </p>
        )}
      </div>
    </div>
  )
}
