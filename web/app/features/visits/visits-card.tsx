import { Form, Link } from 'react-router'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { visitMark } from './visit-mark.ts'
import type { VisitLine } from './visits.data.ts'

type Props = {
  visits: VisitLine[]
  internshipId: string
  canPlan: boolean
  /** From when until when one can go there. */
  days?: { startDate?: string | null; endDate?: string | null } | null
}

const linkClass =
  'inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-3 md:min-h-8'

/** Somebody dropped in without having planned it. */
function WasThere({ internshipId }: { internshipId: string }) {
  const t = useT('visits')
  return (
    <Form method="post" action="/bezoeken">
      <input type="hidden" name="internshipId" value={internshipId} />
      <button type="submit" name="decision" value="record" className={linkClass}>
        {t('card.record')}
      </button>
    </Form>
  )
}

/** The visits of one internship, from the first to the next. Nothing to show and nothing to do is no card. */
export function VisitsCard({ visits, internshipId, canPlan, days }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  const now = today()
  if (visits.length === 0 && !canPlan) return null
  const isUnderWay = (days?.startDate ?? now) <= now && now <= (days?.endDate ?? now)
  const isSeen = visits.some(({ day, status }) => day === now && status !== 'cancelled')
  return (
    <Card
      title={t('card.title')}
      aside={
        canPlan ? (
          <span className="flex flex-wrap gap-x-4">
            {isUnderWay && !isSeen ? <WasThere internshipId={internshipId} /> : null}
            <Link to={`/bezoeken?stage=${internshipId}`} className={linkClass}>
              {t('card.plan')}
            </Link>
          </span>
        ) : null
      }
    >
      {visits.length === 0 ? <p className="text-ui text-muted">{t('card.none')}</p> : null}
      <ol>
        {visits.map(({ id, kind, status, day, time, visitor, note, cancelReason }, index) => {
          const isOff = status === 'cancelled'
          return (
            <li key={id} className="relative flex gap-3.5 pb-4 last:pb-0">
              {index < visits.length - 1 ? (
                <span aria-hidden="true" className="absolute top-6 bottom-0 left-[10px] w-0.5 bg-line2" />
              ) : null}
              <StatusMark
                status={visitMark(status, day, now)}
                className="relative z-10 mt-0.5 size-5.5 rounded-full bg-surface"
              />
              <div className="min-w-0 flex-1">
                <Link
                  to={`/bezoeken/${id}`}
                  className={`font-semibold text-ink no-underline hover:underline ${isOff ? 'line-through' : ''}`}
                >
                  {t(`card.kinds.${kind}`)}
                </Link>
                <p className="text-ui text-muted">
                  {[`${dateNear(day, locale, now, 'long')} ${time}`, visitor].filter(Boolean).join(', ')}
                </p>
                {status === 'planned' && day < now ? (
                  <p className="text-sm font-medium text-warnink">{t('status.past')}</p>
                ) : null}
                {note || cancelReason ? (
                  <p className="mt-1.5 w-fit rounded-tile bg-sunken px-3.5 py-2 text-ui whitespace-pre-line wrap-anywhere">
                    {note ?? cancelReason}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
