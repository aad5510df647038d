import { NavLink, useLocation } from 'react-router'
import { currentTab, tabBar, tabLink } from './tab-looks.ts'
import { useCurrentInSight } from './use-current-in-sight.ts'

/** The looks of tabs for pages: links, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: { to: string; label: string; count?: number }[] }) {
  const row = useCurrentInSight<HTMLUListElement>(useLocation().pathname)
  return (
    <nav aria-label={label} className="print:hidden">
      <ul ref={row} className={tabBar}>
        {tabs.map(({ to, label: text, count }) => (
          <li key={to} className="flex">
            <NavLink to={to} end className={`${tabLink} ${currentTab}`}>
              {text}
              <TabCount count={count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function TabCount({ count }: { count?: number }) {
  return count === undefined ? null : <span className="text-sm tabular-nums">{count}</span>
}
