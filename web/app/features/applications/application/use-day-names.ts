import { useLocale, useT } from '#lib/i18n.tsx'

/** 'woensdag en zaterdag', in the order of the week. */
export function useDayNames(): (weekdays: readonly number[]) => string {
  const t = useT('applications')
  const locale = useLocale()
  return (weekdays) => new Intl.ListFormat(locale).format([...weekdays].sort().map((day) => t(`days.${day}`)))
}
