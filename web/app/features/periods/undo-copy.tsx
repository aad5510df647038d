import { Form } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import type { Copyable } from './copy-plan.ts'
import { rangeText } from './range-text.ts'

/** What was just copied, to take it away again. */
export function UndoCopy({ periods }: { periods: Copyable[] }) {
  const t = useT('periods')
  const locale = useLocale()
  return (
    <Card title={t('copy.undoTitle')} className="mt-6 max-w-[46rem] pb-0 md:pb-0">
      <ul className="divide-y divide-line">
        {periods.map(({ id, name, startDate, endDate }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-muted">{rangeText(startDate, endDate, locale)}</p>
          </li>
        ))}
      </ul>
      <Form method="post">
        {periods.map(({ id }) => (
          <input key={id} type="hidden" name="undo" value={id} />
        ))}
        <FormFooter cancelTo="/internship_periods" save={t('copy.undoVerb')} />
      </Form>
    </Card>
  )
}
