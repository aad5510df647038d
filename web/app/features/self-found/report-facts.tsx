import type { ReactNode } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Report } from './self-found.server.ts'

const link = 'font-medium break-all text-primaryink underline underline-offset-3'

/** What was reported, as a list; what was left out is not there. */
export function ReportFacts({ report }: { report: Report }) {
  const t = useT('self-found')
  const locale = useLocale()
  const { contactName, contactEmail, contactPhoneNumber, website, startDate, endDate, plannedHours } = report
  const day = (date: string) => dateText(date, locale, 'full')
  // Within a sentence Dutch writes a day small, English never does.
  const weekdayName = (weekday: number) => {
    const name = t(`weekdays.${weekday}`)
    return locale === 'nl' ? name.toLowerCase() : name
  }
  const facts: [string, ReactNode][] = [
    ['internshipPeriodId', report.period],
    ['city', report.city],
    [
      'contact',
      contactName || contactEmail ? (
        <>
          <span className="block font-semibold">{contactName}</span>
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className={`block ${link}`}>
              {contactEmail}
            </a>
          ) : null}
          {contactPhoneNumber}
        </>
      ) : null,
    ],
    [
      'website',
      /^https?:/.test(website) ? (
        <a href={website} rel="noopener noreferrer nofollow" className={link}>
          {website}
        </a>
      ) : null,
    ],
    ['when', startDate && endDate ? `${day(startDate)} – ${day(endDate)}` : null],
    ['plannedHours', plannedHours ? t('hoursCount', { hours: plannedHours }) : null],
    ['weekdays', report.weekdays.map(weekdayName).join(', ')],
    ['description', report.description ? <span className="whitespace-pre-line">{report.description}</span> : null],
    ['motivation', report.motivation ? <span className="whitespace-pre-line">{report.motivation}</span> : null],
  ]
  return (
    <dl className="mt-5 text-ui">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{t(`facts.${name}`)}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
