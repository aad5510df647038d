import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { NavLink } from 'react-router'
import { currentTab, tabBar, tabLink } from './tab-looks.ts'

type TabItem = { id: string; label: string; count?: number; content: ReactNode }

/** Parts of one page, of which one is in the picture. Arrows walk through them. */
export function Tabs({ label, tabs, className = '' }: { label: string; tabs: TabItem[]; className?: string }) {
  return (
    <AriaTabs className={className}>
      <TabList aria-label={label} items={tabs} className={tabBar}>
        {({ id, label: text, count }) => (
          <Tab
            id={id}
            className={`${tabLink} data-selected:font-semibold data-selected:text-primaryink data-selected:after:bg-primarymark`}
          >
            {text}
            <Count count={count} />
          </Tab>
        )}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-5">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** The same looks for pages: links, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: { to: string; label: string; count?: number }[] }) {
  return (
    <nav aria-label={label}>
      <ul className={tabBar}>
        {tabs.map(({ to, label: text, count }) => (
          <li key={to} className="flex">
            <NavLink to={to} end className={`${tabLink} ${currentTab}`}>
              {text}
              <Count count={count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ count }: { count?: number }) {
  return count === undefined ? null : <span className="text-sm tabular-nums">{count}</span>
}
