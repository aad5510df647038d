import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import type { RowBase } from './column.ts'
import { RowPanel } from './row-panel.tsx'

type Way = { to: string; label: string }
type Props<Row extends RowBase> = Omit<ComponentProps<typeof RowPanel<Row>>, 'footer' | 'children'> & {
  /** What is empty has no line. */
  facts: [name: string, value: ReactNode][]
  /** To its own page, and to where one changes it. */
  open: Way
  edit?: Way | false
  /** Above the facts. */
  children?: ReactNode
}

/** What is known of a row, and the ways on from it. */
export function FactsPanel<Row extends RowBase>({ facts, open, edit, children, ...panel }: Props<Row>) {
  return (
    <RowPanel<Row>
      {...panel}
      footer={
        <div className="flex gap-3">
          {edit ? (
            <ButtonLink to={edit.to} look="outline" className="flex-1">
              {edit.label}
            </ButtonLink>
          ) : null}
          <ButtonLink to={open.to} className="flex-1">
            {open.label}
          </ButtonLink>
        </div>
      }
    >
      {children}
      <dl className="mt-4 text-ui">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="flex gap-4 border-t border-line py-2.5">
              <dt className="w-28 shrink-0 text-muted">{name}</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </RowPanel>
  )
}
