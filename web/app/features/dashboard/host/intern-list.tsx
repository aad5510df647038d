import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { type Locale, type Translate, useLocale, useT } from '#lib/i18n.tsx'
import type { StudentStage as Stage } from '#protocol/features/progress.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { CalendarDays, Mail, Phone } from '#ui/icons.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import { stageOf } from '../stages.ts'
import type { HostData, Intern } from './host.data.ts'

const marks: Partial<Record<Stage, Status>> = { asking: 'wait', agreed: 'info', running: 'now', reviewing: 'now' }
const present: Stage[] = ['running', 'reviewing']
export const isHere = (intern: Intern) => present.includes(stageOf(intern))

/** When they come next; before they begin, when that is or what it waits for. */
function nextDate(intern: Intern, today: string, t: Translate, locale: Locale): string {
  const { startDate, endDate, status } = intern
  if (isHere(intern)) {
    if (intern.isStartOpen) return t('host.begins.together')
    if (intern.nextDay === today) return t('host.next.today')
    if (intern.nextDay) return t('host.next.comes', { date: dateText(intern.nextDay, locale, 'long') })
    return endDate && endDate >= today ? t('host.next.until', { date: dateText(endDate, locale, 'full') }) : ''
  }
  if (stageOf(intern) === 'asking') return t('host.begins.school')
  const date = startDate && startDate >= today ? dateText(startDate, locale, 'long') : null
  if (status === 'ready') return date ? t('host.next.begins', { date }) : t('host.begins.ready')
  return date ? t('host.begins.contractOn', { date }) : t('host.begins.contract')
}

export function InternList({ people, today }: { people: Intern[]; today: string }) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <ul>
      {people.map((intern) => {
        const { id, student, title, isVolunteer, email, phoneNumber } = intern
        const stage = intern.isStartOpen ? 'agreed' : stageOf(intern)
        const next = nextDate(intern, today, t, locale)
        return (
          <li key={id} className="flex items-center gap-x-4 border-line py-4 not-first:border-t first:pt-1">
            <Avatar name={student.name} className="size-12 self-start text-base" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Link
                  to={`/internships/${id}`}
                  className="text-base font-semibold text-ink no-underline hover:underline"
                >
                  {student.name}
                </Link>
                <StatusPill status={marks[stage] ?? 'todo'}>
                  {t(isVolunteer && stage === 'running' ? 'host.takesPart' : `host.stages.${stage}`)}
                </StatusPill>
              </p>
              <p className="text-sm text-muted">
                {[isVolunteer && t('host.volunteer'), title].filter(Boolean).join(', ')}
              </p>
              {next ? <NextDate text={next} /> : null}
            </div>
            <div className="flex shrink-0 gap-2 max-sm:flex-col">
              {phoneNumber ? (
                <Reach
                  to={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
                  label={t('host.call', { name: student.name })}
                  icon={Phone}
                />
              ) : null}
              {email ? (
                <Reach to={`mailto:${email}`} label={t('people.mailTo', { name: student.name })} icon={Mail} />
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function NextDate({ text }: { text: string }) {
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-sm">
      <CalendarDays className="mt-0.5 size-4 shrink-0 text-primarymark" />
      {text}
    </p>
  )
}

function Reach({ to, label, icon: Icon }: { to: string; label: string; icon: IconDrawing }) {
  return (
    <a
      href={to}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border border-line2 text-ink2 hover:bg-sunken"
    >
      <Icon className="size-5" />
    </a>
  )
}

/** Whom one meets soon: a talk is a date as well. */
export function TalkList({ talks }: { talks: HostData['talks'] }) {
  const t = useT('dashboard')
  const locale = useLocale()
  return (
    <ul>
      {talks.map(({ id, name, title, talkAt, talkPlace, talkAnswer, talkWish }) => (
        <li key={id} className="relative flex items-center gap-x-4 border-line py-4 not-first:border-t first:pt-1">
          <Avatar name={name} className="size-12 self-start text-base" />
          <div className="min-w-0 flex-1">
            <Link
              to={`/aanmeldingen/${id}`}
              className="text-base font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <p className="text-sm text-muted">{title ? t('host.talk', { title }) : t('host.talkOnly')}</p>
            <NextDate
              text={
                talkAnswer === 'other_moment'
                  ? t('host.otherMoment', { wish: talkWish ?? '' })
                  : [dateText(talkAt, locale, 'moment'), talkPlace].filter(Boolean).join(', ')
              }
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
