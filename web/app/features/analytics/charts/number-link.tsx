import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'
import type { ChartNumber, Unit } from './chart.ts'

/** What leads to the list behind it: a line below says so. */
export function ToList({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={`text-inherit underline decoration-primarymark decoration-2 underline-offset-4 hover:decoration-4 ${className}`}
    >
      {children}
    </Link>
  )
}

/** A number with the way to whom it counts; of nobody there is no list to see. */
export function NumberLink({
  of: { value, to, instead },
  name,
  unit,
}: {
  of: ChartNumber
  name: string
  unit?: Unit | undefined
}) {
  const locale = useLocale()
  if (value === null) return instead ?? '–'
  const text = [numberText(value, locale), ...(unit ? [value === 1 ? unit.one : unit.many] : [])].join(' ')
  if (!to || value === 0) return text
  return (
    <ToList to={to}>
      {text}
      <span className="sr-only"> {name}</span>
    </ToList>
  )
}
