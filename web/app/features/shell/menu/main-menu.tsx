import { Link, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { activeMenuItem, isHere, type MenuItem } from './menu.ts'
import { activeTabClass, restTabClass, tabClass } from './tab-class.ts'
import { useClosingDetails } from './use-closing-details.ts'
import { useMenu } from './use-menu.ts'

/** Below 1280 pixels only the first ones fit; the others wait behind one button. */
const FITTING = 2
const onlyWide = 'max-xl:hidden'

/** The public tabs. What lies below one opens without scripts, from a button of its own beside the link. */
export function MainMenu() {
  const t = useT('shell')
  const items = useMenu()
  const { pathname } = useLocation()
  const active = activeMenuItem(items, pathname)
  const others = items.slice(FITTING)
  return (
    <>
      {items.map((item, index) => (
        <div key={item.id} className={`relative flex items-end ${index < FITTING ? '' : onlyWide}`}>
          <Link
            to={item.path}
            aria-current={item === active ? (isHere(item, pathname) ? 'page' : 'true') : undefined}
            className={`${tabClass} ${item.below.length > 0 ? 'pr-9' : ''} ${item === active ? activeTabClass : restTabClass}`}
          >
            {item.title}
          </Link>
          {item.below.length > 0 ? (
            <Drop label={t('below', { title: item.title })} items={item.below} pathname={pathname} />
          ) : null}
        </div>
      ))}
      {others.length > 0 ? (
        <div className="relative xl:hidden">
          <More items={others} pathname={pathname} isActive={active !== undefined && others.includes(active)} />
        </div>
      ) : null}
    </>
  )
}

const sheet = 'absolute top-full z-50 mt-2 w-64 rounded-[20px] border border-line bg-surface p-2 shadow-e3'

function Drop({ label, items, pathname }: { label: string; items: MenuItem[]; pathname: string }) {
  const details = useClosingDetails()
  return (
    <details ref={details} className="group absolute right-0.5 bottom-2.5 z-20">
      <summary className="grid size-8 list-none place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{label}</span>
        <ChevronDown className="size-4 transition-transform duration-[var(--t-fast)] group-open:rotate-180 stroke-2" />
      </summary>
      <div className={`${sheet} right-0`}>
        <MenuList items={items} pathname={pathname} />
      </div>
    </details>
  )
}

function More({ items, pathname, isActive }: { items: MenuItem[]; pathname: string; isActive: boolean }) {
  const t = useT('shell')
  const details = useClosingDetails()
  return (
    <details ref={details} className="group">
      <summary
        className={`${tabClass} list-none gap-1.5 [&::-webkit-details-marker]:hidden ${isActive ? activeTabClass : restTabClass}`}
      >
        {t('more')}
        <ChevronDown className="size-4 group-open:rotate-180 stroke-2" />
      </summary>
      <div className={`${sheet} right-0`}>
        <MenuList items={items} pathname={pathname} />
      </div>
    </details>
  )
}

/** A menu as a plain list; what lies below stands under it, a little to the right. */
export function MenuList({ items, pathname }: { items: MenuItem[]; pathname: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.path}
            aria-current={isHere(item, pathname) ? 'page' : undefined}
            className={`flex min-h-11 items-center rounded-tile px-3 py-1.5 text-ui font-semibold no-underline ${
              isHere(item, pathname) ? 'bg-primarysoft text-primaryink' : 'text-ink hover:bg-sunken'
            }`}
          >
            {item.title}
          </Link>
          {item.below.length > 0 ? (
            <div className="ml-3 border-l border-line pl-2">
              <MenuList items={item.below} pathname={pathname} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
