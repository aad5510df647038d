import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import type { TurnPlan } from '#protocol/features/year-turn.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Undo2 } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { ClasslessNotice } from './classless.tsx'
import { Figures } from './turn-summary.tsx'
import type { Turn } from './year-turn.data.ts'

type Props = { turn: Turn; plan: TurnPlan; errors: FormError[] }

/** Everybody who had a class has one in the next year. Until 1 October one button takes it back. */
export function TurnDone({ turn, plan: { next, today, undoUntil, canUndo, classless }, errors }: Props) {
  const t = useT('year-turn')
  const locale = useLocale()
  const { leaving = 0 } = turn.counts
  const day = dateText(next.startDate, locale, 'full')
  const who = turn.turnedBy ? personName(turn.turnedBy) : ''
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead
        title={t('done.title', { year: next.name })}
        lead={t(today < next.startDate ? 'done.soon' : 'done.now', { day })}
      />
      <div className="mt-6 grid max-w-[46rem] gap-5">
        <FormProblems errors={errors} />
        <Card>
          <Figures counts={turn.counts} />
          <p className="mt-4 text-sm text-muted">
            {turn.turnedAt
              ? t(who ? 'done.by' : 'done.on', { who, day: dateText(turn.turnedAt, locale, 'full') })
              : null}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={`/groups?jaar=${next.id}`}>{t('done.classes', { year: next.name })}</ButtonLink>
            {canUndo && turn.can.undoYearTurn ? (
              <Form method="post">
                <input type="hidden" name="do" value="undo" />
                <input type="hidden" name="turnId" value={turn.id} />
                <SubmitButton look="outline">
                  <Undo2 className="size-5 text-muted" />
                  {t('undo.verb')}
                </SubmitButton>
              </Form>
            ) : null}
          </div>
          <p className="mt-3 text-sm text-muted">
            {canUndo ? t('undo.until', { day: dateText(undoUntil, locale, 'full') }) : t('undo.late')}
          </p>
        </Card>
        <ClasslessNotice of={classless} isDone />
        {leaving > 0 ? <Notice>{t(leaving === 1 ? 'leavingOne' : 'leaving', { count: leaving })}</Notice> : null}
      </div>
    </div>
  )
}
