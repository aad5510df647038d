import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { useBlockDetail, useBlockSentence } from '#app/features/internships/block-line.tsx'
import { urgencyMarks, urgencyOf } from '#app/features/internships/block-urgency.ts'
import { useWithoutPlace } from '#app/features/standings/place-cell.tsx'
import { RemindButton } from '#app/features/standings/remind-button.tsx'
import { blockFactsOf } from '#app/features/standings/standing-facts.ts'
import { dateText, numberText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { blockLeadsTo } from '#protocol/blocks/block-sentence.ts'
import type { StudentStanding } from '#protocol/features/standings.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { CalendarRange, Clock, MapPin, Phone } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { TextLink } from './text-link.tsx'
import type { PersonPage, StudentPart } from './user-page.data.ts'

type Props = { person: PersonPage; student: StudentPart; standing: StudentStanding }
const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 text-primarymark', strokeWidth: 1.75 } as const

/** With what the page of a student opens: the place, and the one thing that stands in the way. */
export function StudentNow({ person, student, standing }: Props) {
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {standing.place ? <PlaceCard standing={standing} /> : <NoPlaceCard id={person.id} standing={standing} />}
      <BlockCard person={person} student={student} standing={standing} />
    </div>
  )
}

function PlaceCard({ standing: { place, internshipId } }: { standing: StudentStanding }) {
  const t = useT('users')
  const locale = useLocale()
  const dayNames = useDayNames()
  if (!place) return null
  const days = [place.startDate, place.endDate].flatMap((day) => (day ? [dateText(day, locale, 'full')] : []))
  const when = [dayNames(place.weekdays), days.join(' – ')].filter(Boolean).join(', ')
  const hours = numberText(place.hours, locale)
  return (
    <Card label={t('now.place')} className="flex flex-col">
      <div className="flex items-start gap-4">
        <Flag sector={place.sector} hasIcon className="size-14 shrink-0 rounded-tile" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3 break-words">{place.host || place.title}</h2>
          <p className="text-ui break-words text-muted">{place.title}</p>
        </div>
      </div>
      <ul className="mt-4 grid gap-2 text-ui">
        {when ? (
          <li className="flex gap-3">
            <CalendarRange {...icon} />
            {when}
          </li>
        ) : null}
        {place.city ? (
          <li className="flex gap-3">
            <MapPin {...icon} />
            {place.city}
          </li>
        ) : null}
        <li className="flex gap-3">
          <Clock {...icon} />
          {place.targetHours ? t('now.hours', { hours, target: place.targetHours }) : t('now.hoursDone', { hours })}
        </li>
      </ul>
      <p className="mt-3">
        <TextLink to={`/internships/${internshipId}`}>{t('now.open')}</TextLink>
      </p>
    </Card>
  )
}

/** Nothing there yet: what one can do about it stands first. */
function NoPlaceCard({ id, standing }: { id: string; standing: StudentStanding }) {
  const t = useT('users')
  const tStanding = useT('standings')
  const without = useWithoutPlace()
  const { session } = useRoot()
  const offers = [
    session?.can.proposeVacancies ? { key: 'propose', to: `/voorstellen?leerling=${id}` } : null,
    session?.can.assignPlaces ? { key: 'assign', to: `/internships/assign?leerlingen=${id}` } : null,
    session?.can.decideSelfFound ? { key: 'report', to: `/zelfgevonden/melden?leerling=${id}` } : null,
  ].filter((each) => each !== null)
  return (
    <Card label={t('now.place')}>
      <h2 className="text-h3 text-errink">{tStanding('noPlace')}</h2>
      <p className="mt-1 text-ui text-muted">{without(standing)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {offers.map(({ key, to }, index) => (
          <ButtonLink key={key} to={to} look={index === 0 ? 'soft' : 'outline'} size="md" className="min-h-11">
            {t(`now.${key}`)}
          </ButtonLink>
        ))}
      </div>
    </Card>
  )
}

function BlockCard({ person, student, standing }: Props) {
  const t = useT('users')
  const tBlock = useT('internships')
  const locale = useLocale()
  const facts = blockFactsOf(standing, locale)
  const sentence = useBlockSentence()(facts)
  const detail = useBlockDetail()(facts)
  const urgency = urgencyOf(facts, today())
  const isSomebodys = standing.up !== 'calendar' && standing.up !== 'nobody'
  const { contact } = student
  const own = { name: person.firstName, phone: person.phoneNumber }
  const reach: Partial<Record<typeof standing.up, { name: string; phone: string | null }>> = {
    student: own,
    ...(contact ? { host: contact } : {}),
  }
  const { name = '', phone = null } = reach[standing.up] ?? {}
  return (
    <Card label={t('now.block')}>
      <StatusPill status={urgencyMarks[urgency]}>{tBlock(`block.urgency.${urgency}`)}</StatusPill>
      <h2 className="mt-3 text-h2 break-words">{sentence}</h2>
      {detail ? <p className="mt-1 text-ui text-ink2">{detail}</p> : null}
      {isSomebodys ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {standing.isMine ? (
            <ButtonLink to={blockLeadsTo(standing.block, { ...facts, phase: facts.phase ?? '' })}>
              {tBlock('block.go')}
            </ButtonLink>
          ) : person.can.remindTurn ? (
            <RemindButton id={person.id} name={person.name} remindedAt={standing.remindedAt} look="button" />
          ) : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass('outline')}>
              <Phone className="size-5 text-muted" />
              {t('now.call', { name })}
            </a>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}
