import type { ReactNode } from 'react'

/** Rows that belong together stand below one another; what they have in common is said above the first of them. */
export type Section = { key: string; content: ReactNode }

export function SectionRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className="max-md:block">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="h-10 border-b border-line bg-sunken px-4 py-1.5 text-left text-ui font-normal max-md:block"
      >
        {children}
      </th>
    </tr>
  )
}
