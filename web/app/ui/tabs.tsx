import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { TabCount } from './link-tabs.tsx'
import { tabBar, tabLink } from './tab-looks.ts'

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
            <TabCount count={count} />
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
