import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { useT } from '../lib/i18n.tsx'
import { CalendarDays, ChevronLeft, ChevronRight } from './icons.tsx'

/** The parts of a date or time, each of which arrows and digits change. */
export function Segments({ slot, className = '' }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput slot={slot} className={`flex flex-wrap items-center py-2 tabular-nums ${className}`}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-[min(4px,var(--r-field))] px-px py-0.5 text-end caret-transparent outline-none data-focused:bg-primary data-focused:text-onprimary data-placeholder:text-muted data-placeholder:data-focused:text-onprimary data-[type=literal]:px-0"
        />
      )}
    </DateInput>
  )
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink2 data-hovered:bg-sunken data-disabled:opacity-40'

export function CalendarButton() {
  const t = useT('ui')
  return (
    <Button
      aria-label={t('dates.calendar')}
      className="ml-auto grid size-11 shrink-0 place-items-center rounded-field text-muted data-hovered:text-ink"
    >
      <CalendarDays className="size-5" />
    </Button>
  )
}

export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className="max-w-[calc(100vw-1rem)] overflow-auto rounded-[min(20px,var(--r-panel))] border border-line bg-raised p-4 shadow-e3">
      <Dialog className="outline-none">{children}</Dialog>
    </Popover>
  )
}

/** One month, with the way to the months around it. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  const t = useT('ui')
  const ends = isRange
    ? 'data-selected:rounded-none data-selected:bg-primarysoft data-selected:text-primaryink data-selection-start:rounded-l-control data-selection-end:rounded-r-control data-selection-start:bg-primary data-selection-end:bg-primary data-selection-start:text-onprimary data-selection-end:text-onprimary'
    : 'data-selected:bg-primary data-selected:text-onprimary'
  return (
    <>
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" aria-label={t('dates.previous')} className={round}>
          <ChevronLeft className="size-5" />
        </Button>
        <Heading level={2} className="text-h4 first-letter:uppercase" />
        <Button slot="next" aria-label={t('dates.next')} className={round}>
          <ChevronRight className="size-5" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-y-0.5">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-8 text-cap font-medium text-muted">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={`grid size-10 cursor-default place-items-center rounded-control text-ui tabular-nums data-today:font-bold data-today:ring-1 data-today:ring-line2 data-today:ring-inset data-disabled:text-muted data-disabled:opacity-50 data-hovered:bg-sunken data-outside-month:invisible data-unavailable:line-through ${ends}`}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

/** Some of its parts are filled in and others are not. */
export function isHalfFilled(box: Element): boolean {
  const parts = [...box.querySelectorAll('[role=spinbutton]')]
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder')).length
  return empty > 0 && empty < parts.length
}
