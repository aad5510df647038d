import { Form } from 'react-router'
import type { Year } from '#app/features/periods/periods.data.ts'
import { dateText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { CalendarSync, UsersRound } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'

type Props = { year?: Year; next?: Year; classes: number; errors: FormError[] }

/** The first step: from which year to which. Nothing is changed by it. */
export function BeginTurn({ year, next, classes, errors }: Props) {
  const t = useT('year-turn')
  const locale = useLocale()
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t('title')} lead={t('lead')} />
      <div className="mt-6 grid max-w-[46rem] gap-5">
        <FormProblems errors={errors} />
        {!year || !next ? (
          <Card>
            <EmptyState icon={CalendarSync} title={t('noNext.title')} text={t('noNext.text')} />
          </Card>
        ) : classes === 0 ? (
          <Card>
            <EmptyState
              icon={UsersRound}
              title={t('noClasses.title', { year: year.name })}
              text={t('noClasses.text')}
              action={<ButtonLink to="/importeren/csv">{t('noClasses.action')}</ButtonLink>}
            />
          </Card>
        ) : (
          <>
            {isEarly(next) ? <Notice tone="info">{t('early', { year: next.name })}</Notice> : null}
            <Card title={t('begin.title', { from: year.name, to: next.name })}>
              <p className="text-ui text-ink2">
                {t('begin.text', { count: classes, day: dateText(next.startDate, locale, 'full') })}
              </p>
              <Form method="post" className="mt-5">
                <input type="hidden" name="do" value="begin" />
                <input type="hidden" name="schoolYearId" value={year.id} />
                <SubmitButton>{t('begin.verb')}</SubmitButton>
              </Form>
            </Card>
          </>
        )}
      </div>
    </div>
  )
}

/** Before March hardly any school knows who goes where; planning is possible all the same. */
export const isEarly = ({ startDate }: { startDate: string }) => today() < `${startDate.slice(0, 4)}-03-01`
