import { useState } from 'react'
import type { MenuItem } from '#app/features/shell/menu/menu.ts'
import { useT } from '#lib/i18n.tsx'
import { ChevronDown, ExternalLink } from '#ui/icons.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { MenuData } from './menu.data.server.ts'

const holds = (item: MenuItem, id: string | null): boolean =>
  item.id === id || item.below.some((each) => holds(each, id))

/** The menu as a visitor sees it, in either language; what lies below the chosen item stands open. */
export function MenuPreview({ seen, openId }: { seen: MenuData['seen']; openId: string | null }) {
  const t = useT('content')
  const [locale, setLocale] = useState<'nl' | 'en'>('nl')
  const items = seen[locale]
  const open = items.find((item) => holds(item, openId))
  return (
    <section aria-label={t('menus.preview')} className="rounded-card border border-line bg-sunken p-4 md:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-ui tracking-normal">{t('menus.preview')}</h2>
        <form>
          <Segmented
            name="taal"
            label={t('menus.language')}
            options={[
              { value: 'nl', label: 'NL' },
              { value: 'en', label: 'EN' },
            ]}
            defaultValue="nl"
            onChange={(value) => setLocale(value === 'en' ? 'en' : 'nl')}
            className="[&_legend]:sr-only"
          />
        </form>
      </div>
      <div lang={locale} className="rounded-card border border-line bg-surface px-4 py-2">
        <ul className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
          <li aria-hidden="true" className="mr-2">
            <LogoMark className="size-7" />
          </li>
          {items.map((item) => (
            <li
              key={item.id}
              className={`inline-flex min-h-9 items-center gap-1 rounded-tile px-2.5 text-sm font-semibold ${item === open ? 'bg-primarysoft text-primaryink' : 'text-ink2'}`}
            >
              {item.title}
              {item.below.length > 0 ? <ChevronDown className="size-4" /> : null}
              <Outside path={item.path} />
            </li>
          ))}
        </ul>
        {open && open.below.length > 0 ? <Below items={open.below} /> : null}
        {items.length === 0 ? <p className="py-2 text-sm text-muted">{t('menus.none')}</p> : null}
      </div>
    </section>
  )
}

function Below({ items }: { items: MenuItem[] }) {
  return (
    <ul className="my-1.5 ml-3 border-l border-line pl-3">
      {items.map((item) => (
        <li key={item.id} className="py-1 text-sm font-medium text-ink2">
          <span className="inline-flex items-center gap-1">
            {item.title}
            <Outside path={item.path} />
          </span>
          {item.below.length > 0 ? <Below items={item.below} /> : null}
        </li>
      ))}
    </ul>
  )
}

const Outside = ({ path }: { path: string }) => (path.startsWith('/') ? null : <ExternalLink className="size-3.5" />)
