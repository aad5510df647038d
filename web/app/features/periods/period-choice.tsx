import { Form, useLocation, useSubmit } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { CalendarRange } from '#ui/icons.tsx'

type Period = { id: string; name: string }

/** Several periods can be in scope: one chooses, and the device remembers. */
export function PeriodChoice({ periods, period }: { periods: Period[]; period: Period }) {
  const t = useT('periods')
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  const submit = useSubmit()
  const icon = <CalendarRange className="size-5 shrink-0 text-muted" />
  if (periods.length < 2)
    return (
      <p className="flex items-center gap-2.5 text-ui font-semibold text-ink2">
        {icon}
        {period.name}
      </p>
    )
  return (
    <Form method="post" action="/internship_periods/keuze" className="flex min-w-0 items-center gap-2.5">
      <input type="hidden" name="back" value={pathname} />
      {icon}
      <label className="min-w-0">
        <span className="sr-only">{t('choice.label')}</span>
        <select
          key={period.id}
          name="period"
          defaultValue={period.id}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
          className="h-11 max-w-full min-w-0 rounded-control border border-fieldline bg-surface px-4 text-ui font-semibold text-ink"
        >
          {periods.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isHydrated ? null : (
        <Button type="submit" look="outline" size="md" className="min-h-11">
          {t('choice.show')}
        </Button>
      )}
    </Form>
  )
}
