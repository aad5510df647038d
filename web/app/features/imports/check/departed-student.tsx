import { useEffect, useId, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import type { ImportRow } from '../imports.data.ts'

/** Whoever is not in the file any more: did they leave? */
export function DepartedStudent({ row }: { row: ImportRow }) {
  const t = useT('imports')
  const id = useId()
  const fetcher = useFetcher<FormAnswer>()
  const isHydrated = useIsHydrated()
  const isStored = row.decision === 'depart'
  const [isGoing, setIsGoing] = useState(isStored)
  const isIdle = fetcher.state === 'idle'
  // What was just pressed counts until the server has answered.
  useEffect(() => {
    if (isIdle) setIsGoing(isStored)
  }, [isIdle, isStored])
  return (
    <fetcher.Form method="post" className="mt-1">
      <input type="hidden" name="do" value="row" />
      <input type="hidden" name="row" value={row.id} />
      <input type="hidden" name="decision" value={isGoing ? '' : 'depart'} />
      {isHydrated ? (
        <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 md:min-h-9">
          <TickBox
            id={id}
            checked={isGoing}
            onChange={(event) => {
              void fetcher.submit(event.currentTarget.form, { flushSync: true })
              setIsGoing(!isGoing)
            }}
          />
          {t('rows.depart')}
          <span className="sr-only">{row.name}</span>
        </label>
      ) : (
        <Button type="submit" look={isGoing ? 'soft' : 'outline'} size="sm" className="max-md:min-h-11">
          {t(isGoing ? 'rows.stay' : 'rows.depart')}
        </Button>
      )}
    </fetcher.Form>
  )
}

/** For a whole list or class that left: ticking them one by one is no work for a person. */
export function DepartAll({ rows, count, departing }: { rows: ImportRow[]; count: number; departing: number }) {
  const t = useT('imports')
  const isAll = departing === count
  const byClass = Map.groupBy(rows, ({ cells }) => cells?.className ?? '')
  // One class is the whole list; one pupil has a tick of their own.
  const classes = byClass.size > 1 ? [...byClass].filter(([name, own]) => name && own.length > 1) : []
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <DepartTogether isGoing={isAll}>{t(isAll ? 'rows.stayAll' : 'rows.departAll', { count })}</DepartTogether>
      {classes.map(([name, own]) => {
        const isGoing = own.every(({ decision }) => decision === 'depart')
        return (
          <DepartTogether key={name} isGoing={isGoing} className={name}>
            {t(isGoing ? 'rows.stayClass' : 'rows.departClass', { name })}
          </DepartTogether>
        )
      })}
    </div>
  )
}

type TogetherProps = { isGoing: boolean; className?: string; children: string }

function DepartTogether({ isGoing, className, children }: TogetherProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value="all" />
      <input type="hidden" name="outcome" value="departed" />
      {className ? <input type="hidden" name="className" value={className} /> : null}
      <input type="hidden" name="decision" value={isGoing ? '' : 'depart'} />
      <Button type="submit" look="outline" size="md" className="max-md:min-h-11">
        {children}
      </Button>
    </Form>
  )
}
