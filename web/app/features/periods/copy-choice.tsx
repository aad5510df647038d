import { useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type Copyable, firstPair, planCopy } from './copy-plan.ts'
import type { Year } from './periods.data.ts'
import { rangeText } from './range-text.ts'
import { yearLabel } from './year-label.ts'

const whyNot = 'niets-te-kopieren'

type Props = {
  years: Year[]
  periods: Copyable[]
  labels: Record<'fromSchoolYearId' | 'toSchoolYearId' | 'periodIds', string>
}

const idsOf = (pair: [Year, Year] | undefined): [string?, string?] => (pair ? [pair[0].id, pair[1].id] : [])

/** From which year to which, and what that makes, before it is done. What is archived is only made when one ticks it. */
export function CopyChoice({ years, periods, labels }: Props) {
  const t = useT('periods')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const [[fromId, toId], setPair] = useState(() => idsOf(firstPair(periods, years)))
  const now = years.findIndex(({ when }) => when === 'now')
  const options = (list: Year[]) => list.map((year) => ({ value: year.id, label: yearLabel(year, t) }))
  const [from, to] = [fromId, toId].map((id) => years.find((year) => year.id === id))
  const plan = from && to && from !== to ? planCopy(periods, from, to) : undefined
  const isEmpty = isHydrated && (!plan || plan.made.length === 0)
  return (
    <>
      <SelectField
        name="fromSchoolYearId"
        label={labels.fromSchoolYearId}
        options={options(years.slice(now))}
        defaultValue={fromId}
        onChange={(event) => setPair([event.currentTarget.value, toId])}
      />
      <SelectField
        name="toSchoolYearId"
        label={labels.toSchoolYearId}
        options={options(years.filter(({ when }) => when))}
        defaultValue={toId}
        onChange={(event) => setPair([fromId, event.currentTarget.value])}
      />
      {/* Without scripts it could not follow the two years; then everything active is copied. */}
      {isHydrated ? (
        <div className="grid gap-3 sm:col-span-2">
          {plan && plan.made.length > 0 ? (
            <CheckboxGroup
              key={`${fromId} ${toId}`}
              name="periodIds"
              label={labels.periodIds}
              isOptional={false}
              options={plan.made.map(({ id, name, status, startDate, endDate }) => ({
                value: id,
                label: status === 'archived' ? t('copy.archived', { name }) : name,
                hint: rangeText(startDate, endDate, locale),
              }))}
              defaultValue={plan.made.filter(({ status }) => status === 'active').map(({ id }) => id)}
            />
          ) : (
            <p id={whyNot} className="text-ui text-muted">
              {t(from === to ? 'copy.same' : 'copy.none')}
            </p>
          )}
          {plan && plan.skipped.length > 0 ? (
            <p className="text-ui text-muted">{t('copy.there', { skipped: plan.skipped.join(', ') })}</p>
          ) : null}
        </div>
      ) : null}
      <fieldset disabled={isEmpty} aria-describedby={isEmpty ? whyNot : undefined} className="contents">
        <FormFooter cancelTo="/internship_periods" save={t('copy.verb')} />
      </fieldset>
    </>
  )
}
