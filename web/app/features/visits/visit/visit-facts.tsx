import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarPlus, Clock, Mail } from '#ui/icons.tsx'
import { VisitKindIcon } from '../visit-kind.tsx'
import type { VisitPage } from './visit.data.ts'

const icon = 'mt-0.5 size-5 shrink-0 text-primarymark'

/** Who comes, how and where. */
export function VisitFacts({ of, isLarge = false }: { of: VisitPage; isLarge?: boolean }) {
  const t = useT('visits')
  const { id, kind, status, visitorEmail, minutes, place, address, visitor, host, internshipId, cancelReason } = of
  const where = place ?? (kind === 'onSite' ? address : '')
  const name = visitor ?? t('visit.somebody')
  return (
    <Card label={t('visit.facts')} className={isLarge ? 'text-base' : ''}>
      <div className="flex items-center gap-3.5">
        <Avatar name={name} className="size-12 text-base" />
        <p className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{t(`visit.${status === 'done' ? 'did' : 'does'}.${kind}`)}</span>
        </p>
      </div>
      <ul className="mt-4 grid gap-2.5 border-t border-line pt-4 text-ui">
        <li className="flex gap-3">
          <Clock aria-hidden="true" className={icon} />
          {t('visit.about', { minutes })}
        </li>
        {where ? (
          <li className="flex gap-3">
            <VisitKindIcon kind={kind} className={icon} />
            <span className="min-w-0 wrap-anywhere">
              {[kind === 'onSite' && !place ? host : '', where].filter(Boolean).join(', ')}
            </span>
          </li>
        ) : null}
      </ul>
      {cancelReason ? <p className="mt-4 rounded-tile bg-sunken px-3.5 py-2 text-ui">{cancelReason}</p> : null}
      {status === 'planned' ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {isLarge && visitorEmail ? (
            <a href={`mailto:${visitorEmail}`} className={buttonClass('outline', 'md', 'min-h-11')}>
              <Mail aria-hidden="true" className="size-5 text-muted" />
              {t('visit.mail', { name })}
            </a>
          ) : null}
          <a href={`/bezoeken/${id}/afspraak.ics`} className={buttonClass('outline', 'md', 'min-h-11')}>
            <CalendarPlus aria-hidden="true" className="size-5 text-muted" />
            {t('visit.calendar')}
          </a>
        </div>
      ) : null}
      <p className="mt-4">
        <Link to={`/internships/${internshipId}`} className="text-ui font-semibold text-primaryink underline">
          {t('visit.open')}
        </Link>
      </p>
    </Card>
  )
}
