import { Form, useNavigation, useSearchParams } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { iconsIn } from '#protocol/shared/icons.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Search } from '#ui/icons.tsx'
import type { Route } from './+types/icons'
import { Sample } from './sample.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const path = `/icons/search?${new URLSearchParams({ query: query.slice(0, 60) })}`
  const { body } = await context.get(pageContext).transport({ method: 'GET', path, headers: {} })
  return iconsIn(JSON.parse(body))
}

/** Icons that are fetched by name, and what one sees of a name that does not exist. */
export default function Icons({ loaderData: { icons, total } }: Route.ComponentProps) {
  const t = useT('dev-ui')
  const [params] = useSearchParams()
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      <Form method="get" role="search" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <label htmlFor="icon-search" className="mb-1.5 block text-ui font-semibold">
            {t('icons.search')}
          </label>
          <input
            id="icon-search"
            type="search"
            name="q"
            maxLength={60}
            defaultValue={params.get('q') ?? ''}
            className="block min-h-12 w-full rounded-field border border-fieldline bg-surface px-4 text-base text-ink"
          />
        </div>
        <Button type="submit" look="outline">
          <Search className="size-5" />
          {t('icons.submit')}
        </Button>
      </Form>
      <p role="status" className="text-ui text-muted">
        {total ? t('icons.found', { count: icons.length, total }) : t('icons.none')}
      </p>
      <ul
        aria-busy={isBusy}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 aria-busy:opacity-60"
      >
        {icons.map((name) => (
          <li
            key={name}
            className="flex min-w-0 flex-col items-center gap-2 rounded-tile border border-line bg-surface px-2 py-4 text-ink"
          >
            <Icon name={name} className="size-6" />
            <span className="max-w-full text-center text-cap wrap-anywhere text-muted">{name.split(':')[1]}</span>
          </li>
        ))}
      </ul>
      <Sample title={t('icons.missing')}>
        <Icon name="lucide:this-is-not-there" className="size-6" />
      </Sample>
    </>
  )
}
