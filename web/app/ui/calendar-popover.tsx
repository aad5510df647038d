import { type CalendarDate, parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { useT } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { Month } from './date-parts.tsx'

type Props = {
  anchor: RefObject<HTMLElement | null>
  value: string
  min?: string
  max?: string
  onChoose(day: string): void
  onClose(): void
}

export const dateOf = (text: string | undefined): CalendarDate | null => (isDate(text) ? parseDate(text) : null)

/** A month to choose a day from, below the field that it is for. */
export default function CalendarPopover({ anchor, value, min, max, onChoose, onClose }: Props) {
  const t = useT('ui')
  return (
    <AriaLocale>
      <Popover
        isOpen
        triggerRef={anchor}
        placement="bottom end"
        onOpenChange={(isOpen) => isOpen || onClose()}
        className="max-w-[calc(100vw-1rem)] overflow-auto rounded-[min(20px,var(--r-panel))] border border-line bg-raised p-4 shadow-e3"
      >
        <Dialog aria-label={t('dates.calendar')} className="outline-none">
          <Calendar
            autoFocus
            firstDayOfWeek="mon"
            defaultValue={dateOf(value)}
            minValue={dateOf(min)}
            maxValue={dateOf(max)}
            onChange={(day) => {
              onChoose(day.toString())
              onClose()
            }}
          >
            <Month />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
