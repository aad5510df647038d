import type { ReactNode } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { CalendarRange, Mail, MapPin, Phone } from '#ui/icons.tsx'
import type { Place } from './own-internships.data.ts'

const icon = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const

type Props = { internship: Place; isOneMore?: boolean; children?: ReactNode }

/** Where somebody is and whom to call; `isOneMore` for whoever has another place that comes first. */
export function PlaceCard({ internship, isOneMore = false, children }: Props) {
  const t = useT('dashboard')
  const locale = useLocale()
  const { title, place, isAsked, city, sector, startDate, endDate, contactName, contactEmail, phoneNumber } = internship
  const start = startDate ? dateText(startDate, locale, 'full') : ''
  const dates =
    start && endDate ? `${start} – ${dateText(endDate, locale, 'full')}` : start && t('place.from', { start })
  return (
    <Card title={t(`place.${titleOf(internship, isOneMore)}`)}>
      <div className="flex items-center gap-3.5">
        {sector ? <Flag sector={sector} hasIcon className="size-14 rounded-tile" /> : null}
        <div className="min-w-0">
          <p className="font-semibold">{place || title}</p>
          {place && place !== title ? <p className="text-ui text-muted">{title}</p> : null}
          {isAsked ? (
            <p className="text-ui font-medium text-warnink">
              {t(`place.${internship.phase?.status === 'returned' ? 'sentBack' : 'notYet'}`)}
            </p>
          ) : null}
        </div>
      </div>
      <ul className="mt-3 grid gap-1.5 text-ui text-ink2">
        {city ? (
          <li className="flex items-center gap-2.5">
            <MapPin {...icon} />
            {city}
          </li>
        ) : null}
        {dates ? (
          <li className="flex items-center gap-2.5">
            <CalendarRange {...icon} />
            {dates}
          </li>
        ) : null}
      </ul>
      {contactName ? (
        <div className="mt-4 flex items-center gap-3.5 border-t border-line pt-4">
          <Avatar name={contactName} className="size-11 text-base" />
          <p className="min-w-0">
            <span className="block text-ui font-semibold">{contactName}</span>
            <span className="block text-sm text-muted">{t('place.contact')}</span>
          </p>
        </div>
      ) : null}
      {phoneNumber || contactEmail ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {phoneNumber ? (
            <a
              href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
              className={buttonClass('outline', 'md', 'min-h-11 flex-1')}
            >
              <Phone {...icon} />
              {t('place.call')}
            </a>
          ) : null}
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className={buttonClass('outline', 'md', 'min-h-11 flex-1')}>
              <Mail {...icon} />
              {t('place.mail')}
            </a>
          ) : null}
        </div>
      ) : null}
      {children}
    </Card>
  )
}

function titleOf({ isAsked, isVolunteer }: Place, isOneMore: boolean): string {
  if (isAsked) return 'asked'
  if (isVolunteer) return 'volunteer'
  return isOneMore ? 'oneMore' : 'title'
}
