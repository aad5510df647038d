import type { ReactNode } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { CalendarCheck, CalendarDays, GraduationCap, HeartHandshake, Phone, Quote, UserRound } from '#ui/icons.tsx'
import type { Application } from '../applications.data.ts'
import { useDayNames } from './use-day-names.ts'

type Told = Pick<
  Application,
  | 'motivation'
  | 'weekdays'
  | 'ageBand'
  | 'schoolName'
  | 'talkAt'
  | 'talkPlace'
  | 'talkNote'
  | 'handlerName'
  | 'studentEmail'
  | 'studentPhone'
> & {
  status: string
  talkAnswer?: Application['talkAnswer']
  talkWish?: string | null
  isVolunteer?: boolean
  contact?: { name: string; email: string | null; phone: string | null } | null
}
type Fact = { icon: IconDrawing; key: string; value: ReactNode }

/** What there is to know before one answers. Nothing is shown that was not asked. `isOwn` for whose application it is. */
export function FactList({ of, isOwn = false }: { of: Told; isOwn?: boolean }) {
  const t = useT('applications')
  const { flags } = useRoot().site
  const you = isOwn ? 'You' : ''
  const locale = useLocale()
  const dayNames = useDayNames()
  const school = [of.schoolName, of.ageBand && t(`ageBands.${of.ageBand}`)].filter(Boolean).join(', ')
  const facts: Fact[] = [
    of.isVolunteer
      ? { icon: HeartHandshake, key: 'who', value: t('facts.volunteer') }
      : { icon: GraduationCap, key: of.ageBand ? 'school' : 'schoolOnly', value: school },
    { icon: CalendarDays, key: `days${you}`, value: dayNames(of.weekdays) },
    {
      icon: Quote,
      key: flags.motivationField ? 'motivation' : `about${you}`,
      value: of.motivation && <Own text={of.motivation} />,
    },
    {
      icon: CalendarCheck,
      key: 'talk',
      // What was agreed goes with the application that it was agreed for.
      value: of.status === 'in_talk' && of.talkAt && (
        <>
          {of.talkAnswer === 'other_moment' ? (
            <>
              <span className="block font-semibold">{t(`talk.other_moment${you}`)}</span>
              {of.talkWish ? <Own text={of.talkWish} /> : null}
              <span className="mt-1 block">
                {t('talk.proposed', { moment: dateText(of.talkAt, locale, 'moment') })}
              </span>
            </>
          ) : (
            <span className="block font-semibold">{dateText(of.talkAt, locale, 'moment')}</span>
          )}
          {of.talkPlace ? <span className="block">{of.talkPlace}</span> : null}
          {of.talkNote && of.talkAnswer !== 'other_moment' ? <Own text={of.talkNote} /> : null}
          {of.talkAnswer === 'comes' ? <span className="mt-1 block font-semibold">{t(`talk.comes${you}`)}</span> : null}
        </>
      ),
    },
    { icon: UserRound, key: 'handler', value: of.handlerName },
    { icon: Phone, key: 'reach', value: <Reach email={of.studentEmail} phone={of.studentPhone} /> },
    {
      icon: Phone,
      key: 'cannot',
      value: of.contact && (
        <>
          <span className="block">{of.contact.name}</span>
          <Reach email={of.contact.email} phone={of.contact.phone} />
        </>
      ),
    },
  ]
  const isReachable = of.studentEmail || of.studentPhone
  const told = facts.filter(({ key, value }) => (key === 'reach' ? isReachable : value))
  if (told.length === 0) return null
  return (
    <dl className="text-ui">
      {told.map(({ icon: Icon, key, value }) => (
        <div key={key} className="relative border-line py-3 pl-8.5 not-first:border-t">
          <dt className="text-sm text-muted">
            <Icon className="absolute top-3.5 left-0 size-5" />
            {t(`facts.${key}`)}
          </dt>
          <dd className={`break-words ${key.startsWith('days') ? 'first-letter:uppercase' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Own = ({ text }: { text: string }) => <span className="block max-w-[60ch] whitespace-pre-line">{text}</span>

/** Known from the moment that the student comes. */
function Reach({ email, phone }: { email: string | null; phone: string | null }) {
  const link = 'block w-fit break-all text-primaryink underline underline-offset-3'
  return (
    <>
      {email ? (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ) : null}
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          {phone}
        </a>
      ) : null}
    </>
  )
}
