import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Bike, CalendarDays, CalendarRange, Clock, GraduationCap, UserRound, Users } from '#ui/icons.tsx'
import { cyclingMinutes } from './distance.ts'

type Facts = {
  hours: number | null
  hoursPerWeek: number | null
  placesLeft: number
  minimumAge: number | null
  maximumAge: number | null
  weekdays: number[]
  startDate: string | null
  endDate: string | null
  levels: string[]
}
type Fact = { Icon: IconDrawing; what: string; hint: string }

/** Further than this nobody cycles to a place a few times a week. */
const farthestByBike = 15

/** Everything that decides whether a place is possible, before one reads what it is about. */
export function VacancyFacts({ vacancy, kilometres }: { vacancy: Facts; kilometres: number | null }) {
  const t = useT('stagebank')
  const locale = useLocale()
  const { isForVolunteers } = useRoot()
  const { hours, hoursPerWeek, placesLeft, minimumAge, maximumAge, weekdays, startDate, endDate, levels } = vacancy
  const [from, to] = [startDate, endDate].map((date) => date && dateText(date, locale, 'full'))
  const facts: (Fact | false | null | 0)[] = [
    weekdays.length > 0 && {
      Icon: CalendarDays,
      what: weekdays.map((day) => t(`${weekdays.length > 2 ? 'days' : 'longDays'}.${day}`)).join(', '),
      hint: t(weekdays.length > 1 ? 'facts.choose' : 'facts.day'),
    },
    hours !== null
      ? {
          Icon: Clock,
          what: t('hours', { hours }),
          hint: hoursPerWeek ? t('facts.perWeek', { hours: hoursPerWeek }) : t('facts.hours'),
        }
      : hoursPerWeek !== null && { Icon: Clock, what: t('hours', { hours: hoursPerWeek }), hint: t('facts.week') },
    {
      Icon: Users,
      what: t(placesLeft < 1 ? 'facts.full' : placesLeft === 1 ? 'left.one' : 'left.many', { places: placesLeft }),
      hint: t(placesLeft < 1 ? 'facts.waiting' : 'facts.places'),
    },
    kilometres !== null && {
      Icon: Bike,
      what:
        kilometres <= farthestByBike
          ? t('facts.minutes', { minutes: cyclingMinutes(kilometres) })
          : t('kilometres', { count: numberText(kilometres, locale) }),
      hint: t(kilometres <= farthestByBike ? 'facts.cycling' : 'facts.fromHome'),
    },
    (minimumAge !== null || maximumAge !== null) && {
      Icon: UserRound,
      what:
        minimumAge !== null && maximumAge !== null
          ? t('facts.ages', { from: minimumAge, to: maximumAge })
          : minimumAge !== null
            ? t('age', { age: minimumAge })
            : t('facts.youngerThan', { age: maximumAge ?? '' }),
      hint: t('facts.age'),
    },
    // What a school calls its pupils' level says nothing to a volunteer.
    levels.length > 0 &&
      !isForVolunteers && {
        Icon: GraduationCap,
        what: levels.map((level) => t(`levels.${level}`)).join(', '),
        hint: t('facts.level'),
      },
    Boolean(from || to) && {
      Icon: CalendarRange,
      what:
        from && to
          ? t('facts.fromTo', { from, to })
          : from
            ? t('facts.from', { from })
            : t('facts.to', { to: to ?? '' }),
      hint: t('facts.period'),
    },
  ]
  return (
    <ul className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 @min-[37.5rem]:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
      {facts
        .filter((fact) => !!fact)
        .map(({ Icon, what, hint }) => (
          <li key={hint}>
            <Icon className="size-6 text-primaryink" />
            <p className="mt-2 text-ui font-semibold break-words text-ink first-letter:uppercase">{what}</p>
            <p className="text-sm text-muted">{hint}</p>
          </li>
        ))}
    </ul>
  )
}
