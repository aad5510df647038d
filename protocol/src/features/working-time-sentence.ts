import type { Breach, DayKind, Measure } from './working-time-breaches.ts'

type Locale = 'nl' | 'en'
type Reader = 'you' | 'other'

/**
 * What a rule says and how it is not kept, to the student and about them. {days} and {inWeek} name the kind of day or week when
 * the rule is only about such.
 */
const sentences: Record<Measure, Record<Locale, Record<Reader, string>>> = {
  in_school: {
    nl: {
      you: 'Als {age}-jarige mag je alleen stage lopen binnen een school.',
      other: 'Een {age}-jarige mag alleen stage lopen binnen een school.',
    },
    en: {
      you: 'At the age of {age} you may only do an internship inside a school.',
      other: 'Somebody of {age} may only do an internship inside a school.',
    },
  },
  sunday: {
    nl: {
      you: 'Op zondag mag je als {age}-jarige niet werken.',
      other: 'Op zondag mag een {age}-jarige niet werken.',
    },
    en: {
      you: 'On Sundays you may not work at the age of {age}.',
      other: 'On Sundays somebody of {age} may not work.',
    },
  },
  closed: {
    nl: {
      you: 'Als {age}-jarige mag je {days}niet werken tussen {from} en {until} uur.',
      other: 'Een {age}-jarige mag {days}niet werken tussen {from} en {until} uur.',
    },
    en: {
      you: 'At the age of {age} you may not work {days}between {from} and {until}.',
      other: 'Somebody of {age} may not work {days}between {from} and {until}.',
    },
  },
  day: {
    nl: {
      you: '{onDay} mag je als {age}-jarige {allowed} werken. Dit is {actual}.',
      other: '{onDay} mag een {age}-jarige {allowed} werken. Dit is {actual}.',
    },
    en: {
      you: '{onDay} you may work {allowed} at the age of {age}. This is {actual}.',
      other: '{onDay} somebody of {age} may work {allowed}. This is {actual}.',
    },
  },
  week: {
    nl: {
      you: '{inWeek} mag je als {age}-jarige {allowed} werken. Nu is het {actual}.',
      other: '{inWeek} mag een {age}-jarige {allowed} werken. Nu is het {actual}.',
    },
    en: {
      you: '{inWeek} you may work {allowed} at the age of {age}. Now it is {actual}.',
      other: '{inWeek} somebody of {age} may work {allowed}. Now it is {actual}.',
    },
  },
  average: {
    nl: {
      you: 'In {weeks} weken mag je gemiddeld {allowed} per week werken. Nu is het {actual}.',
      other: 'In {weeks} weken mag een {age}-jarige gemiddeld {allowed} per week werken. Nu is het {actual}.',
    },
    en: {
      you: 'Over {weeks} weeks you may work {allowed} a week on average. Now it is {actual}.',
      other: 'Over {weeks} weeks somebody of {age} may work {allowed} a week on average. Now it is {actual}.',
    },
  },
  break: {
    nl: {
      you: 'Werk je langer dan {over}? Dan moet je {allowed} pauze hebben. Nu is het {actual}.',
      other: 'Wie langer werkt dan {over}, moet {allowed} pauze hebben. Nu is het {actual}.',
    },
    en: {
      you: 'When you work more than {over}, you need a break of {allowed}. Now it is {actual}.',
      other: 'Who works more than {over} needs a break of {allowed}. Now it is {actual}.',
    },
  },
  rest: {
    nl: {
      you: 'Tussen twee werkdagen moet je {allowed} rust hebben. Nu is het {actual}.',
      other: 'Tussen twee werkdagen moet een {age}-jarige {allowed} rust hebben. Nu is het {actual}.',
    },
    en: {
      you: 'Between two days of work you need {allowed} of rest. Now it is {actual}.',
      other: 'Between two days of work somebody of {age} needs {allowed} of rest. Now it is {actual}.',
    },
  },
  week_rest: {
    nl: {
      you: 'Elke week moet je {allowed} achter elkaar vrij zijn. Nu is het {actual}.',
      other: 'Elke week moet een {age}-jarige {allowed} achter elkaar vrij zijn. Nu is het {actual}.',
    },
    en: {
      you: 'Every week you need {allowed} off in one go. Now it is {actual}.',
      other: 'Every week somebody of {age} needs {allowed} off in one go. Now it is {actual}.',
    },
  },
  free_sundays: {
    nl: {
      you: 'Je moet {allowed} zondagen per jaar vrij zijn. Nu zijn het er {actual}.',
      other: 'Een {age}-jarige moet {allowed} zondagen per jaar vrij zijn. Nu zijn het er {actual}.',
    },
    en: {
      you: 'You need {allowed} Sundays a year off. Now it is {actual}.',
      other: 'Somebody of {age} needs {allowed} Sundays a year off. Now it is {actual}.',
    },
  },
  parents: {
    nl: {
      you: 'Als {age}-jarige mag je pas beginnen als je ouders of verzorgers de stageovereenkomst hebben ondertekend.',
      other: 'Een {age}-jarige mag pas beginnen als de ouders of verzorgers de stageovereenkomst hebben ondertekend.',
    },
    en: {
      you: 'At the age of {age} you may only begin when your parents or guardians have signed the agreement.',
      other: 'Somebody of {age} may only begin when their parents or guardians have signed the agreement.',
    },
  },
}

const dayWords: Record<Locale, Record<DayKind | 'any', string>> = {
  nl: { school: 'op een schooldag', free: 'op een vrije dag', holiday: 'in een vakantie', any: 'op een dag' },
  en: { school: 'on a school day', free: 'on a free day', holiday: 'in a holiday', any: 'on one day' },
}
// A week with a single lesson in it is a school week, also for its free days.
const weekWords: Record<Locale, Record<DayKind | 'any', string>> = {
  nl: { school: 'in een schoolweek', free: 'in een schoolweek', holiday: 'in een vakantieweek', any: 'in een week' },
  en: { school: 'in a school week', free: 'in a school week', holiday: 'in a holiday week', any: 'in a week' },
}

/** The one sentence about hours that do not keep a rule: on every screen, in every mail and for every caller the same. */
export function breachSentence(breach: Breach, locale: Locale, reader: Reader = 'you'): string {
  const { measure, age, dayKind, isOnlyOnSuch, allowed, actual, over, weeks, closedFrom, closedUntil } = breach
  const amount = (value: number | null) =>
    measure === 'free_sundays' ? String(value ?? 0) : durationText(value ?? 0, locale)
  const such = isOnlyOnSuch ? dayKind : 'any'
  const values: Record<string, string | number | null> = {
    age,
    weeks,
    allowed: amount(allowed),
    actual: amount(actual),
    over: durationText(over ?? 0, locale),
    from: clockText(closedFrom, locale),
    until: clockText(closedUntil, locale),
    onDay: capital(dayWords[locale][such]),
    inWeek: capital(weekWords[locale][such]),
    // Only where another day has other hours.
    days: isOnlyOnSuch && dayKind === 'holiday' ? `${dayWords[locale].holiday} ` : '',
  }
  return sentences[measure][locale][reader].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** 4 uur en 30 minuten. */
function durationText(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  const parts: string[] = []
  if (hours > 0) parts.push(locale === 'nl' ? `${hours} uur` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`)
  if (rest > 0 || hours === 0)
    parts.push(
      locale === 'nl' ? `${rest} ${rest === 1 ? 'minuut' : 'minuten'}` : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
    )
  return parts.join(locale === 'nl' ? ' en ' : ' and ')
}

const clockText = (time: string | null, locale: Locale) =>
  (time ?? '').slice(0, 5).replace(':', locale === 'nl' ? '.' : ':')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
