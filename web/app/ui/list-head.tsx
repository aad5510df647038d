import type { ReactNode } from 'react'

type Props = { title: string; about?: ReactNode; lead?: string; children?: ReactNode }

/** The top of a page with a list: what it is, and what one can add or take along. */
export function ListHead({ title, about, lead, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-h1">{title}</h1>
        {about}
        {lead ? <p className="mt-1 max-w-[60ch] text-ui text-muted">{lead}</p> : null}
      </div>
      {children ? (
        <div className="flex flex-wrap gap-3 whitespace-nowrap max-sm:w-full max-sm:[&>*]:flex-auto max-sm:[&>*]:px-3 max-sm:[&>*]:text-ui">
          {children}
        </div>
      ) : null}
    </div>
  )
}
