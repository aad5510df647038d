import { Link } from 'react-router'
import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { MessageButton } from '#app/features/conversations/message-button.tsx'
import { dateNear, numberText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import {
  ArrowLeft,
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  CircleStop,
  Ellipsis,
  Pencil,
  RotateCcw,
} from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { internshipMarks } from '../internship-marks.ts'
import type { InternshipPage } from './internship.data.ts'
import { type Asking, pageAddress } from './moves.ts'
import type { Neighbour, Neighbours } from './neighbours.server.ts'

type Props = { of: InternshipPage; list: string; neighbours: Neighbours | null }

const quiet =
  'inline-flex min-h-11 min-w-0 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline'

/** Who, where and when; the way back to the list and to those beside it. */
export function PageHead({ of, list, neighbours }: Props) {
  const t = useT('internships')
  const locale = useLocale()
  const dayNames = useDayNames()
  const { session } = useRoot()
  const { startDate, endDate } = of
  const dates = [startDate, endDate].map((day) => (day ? dateNear(day, locale, today()) : '')).filter(Boolean)
  const facts = [of.title === of.host.name ? '' : of.title, dayNames(of.weekdays), dates.join(' – '), of.period]
  const back = session?.can.seeInternships
    ? { to: list ? `/internships?${list}` : '/internships', label: t('page.toList') }
    : { to: '/dashboard', label: t('page.toDashboard') }
  const isNamed = of.student.name && !of.isOwn
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4">
        <Link to={back.to} className={quiet}>
          <ArrowLeft className="size-4 stroke-2" />
          {back.label}
        </Link>
        {neighbours ? <Beside neighbours={neighbours} list={list} /> : null}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Flag sector={of.sector} hasIcon className="size-18 rounded-tile max-sm:size-14" />
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1 break-words">
            {isNamed
              ? t('page.heading', { student: of.student.name, host: of.host.name || of.title })
              : t('page.own', { host: of.host.name || of.title })}
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-muted">
            <StatusPill status={internshipMarks[of.status]}>{t(`filters.status.${of.status}`)}</StatusPill>
            {isNamed && of.student.id && session?.can.seeStudents ? (
              <Link to={`/users/${of.student.id}`} className="inline-flex items-center gap-2 font-semibold text-ink">
                <Avatar name={of.student.name} className="size-6 text-micro" />
                {[of.student.name, of.student.group].filter(Boolean).join(', ')}
              </Link>
            ) : null}
            <span>{facts.filter(Boolean).join(' · ')}</span>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          {of.canTalk ? <MessageButton about="internshipId" id={of.id} /> : null}
          <Actions of={of} list={list} />
        </div>
      </div>
    </header>
  )
}

function Beside({ neighbours, list }: { neighbours: Neighbours; list: string }) {
  const t = useT('internships')
  const locale = useLocale()
  const { previous, next, place, records } = neighbours
  const way = (to: Neighbour | null, label: string, isNext: boolean) =>
    to ? (
      <Link to={pageAddress(to.id, list)} aria-label={`${label}: ${to.name}`} className={`${quiet} max-w-44`}>
        {isNext ? null : <ChevronLeft className="size-4 shrink-0 stroke-2" />}
        <span className="truncate max-sm:sr-only">{to.name}</span>
        {isNext ? <ChevronRight className="size-4 shrink-0 stroke-2" /> : null}
      </Link>
    ) : null
  return (
    <nav aria-label={t('page.beside')} className="ml-auto flex items-center gap-4 max-sm:gap-2">
      {way(previous, t('page.previous'), false)}
      <span className="text-sm text-muted tabular-nums">
        {t('page.place', { place: numberText(place, locale), all: numberText(records, locale) })}
      </span>
      {way(next, t('page.next'), true)}
    </nav>
  )
}

const icons = {
  extendInternship: CalendarPlus,
  stopInternship: CircleStop,
  askToStop: CircleStop,
  reopenInternship: RotateCcw,
} satisfies Partial<Record<Asking, typeof Pencil>>

function Actions({ of: { id, can }, list }: { of: InternshipPage; list: string }) {
  const t = useT('internships')
  const names = (Object.keys(icons) as (keyof typeof icons)[]).filter((name) => can[name])
  const entries = names.map(
    (name): MenuEntry => ({
      key: name,
      label: t(`actions.${name}`),
      icon: icons[name],
      isDanger: name === 'stopInternship' || name === 'askToStop',
      to: pageAddress(id, list, name),
    }),
  )
  if (entries.length === 0 && !can.changeInternship) return null
  return (
    <div className="flex gap-3">
      {can.changeInternship ? (
        <ButtonLink to={`/internships/${id}/edit`} look="outline">
          <Pencil className="size-5 text-muted" />
          {t('actions.edit')}
        </ButtonLink>
      ) : null}
      {entries.length > 0 ? (
        <Menu
          label={t('actions.more')}
          parts={[{ entries }]}
          className="grid size-12 shrink-0 place-items-center rounded-control border border-line2 bg-surface text-ink hover:bg-sunken"
        >
          <Ellipsis className="size-5" />
        </Menu>
      ) : null}
    </div>
  )
}
