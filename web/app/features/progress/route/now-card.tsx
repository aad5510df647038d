import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blockLeadsTo, isDoneElsewhere } from '#protocol/blocks/block-sentence.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowRight, CheckCheck, ChevronDown, Undo2 } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { OwnRoute, Step } from './own-route.data.ts'

type Props = { route: OwnRoute; now: Step | undefined; isOwn: boolean; errors: FormError[]; children: ReactNode }

/** What happens elsewhere in the product is not ticked here. What now: the sentence, what it means, and the one button for who can do it. */
export function NowCard({ route, now, isOwn, errors, children }: Props) {
  const t = useT('progress')
  const locale = useLocale()
  const text = now && (locale === 'en' ? (now.explanationEn ?? now.explanation) : now.explanation)
  const isElsewhere = isDoneElsewhere(route.block)
  const doer = isOwn ? 'student' : 'host'
  const isMine = isOwn ? route.isStudentUp : route.may.decide || route.up === doer
  const canDo = route.may.do && now?.actor === doer && !isElsewhere && now?.kind !== 'completion'
  const canHandIn = canDo && (now?.status === 'open' || now?.status === 'returned')
  const canRecall = canDo && now?.status === 'submitted'
  const canDecide = route.may.decide && now && !isElsewhere && now.status !== 'upcoming'
  return (
    <Card title={t('own.now')} className="border-primarymark/40 max-lg:order-first">
      {errors.length > 0 ? <FormProblems errors={errors} answer={errors} /> : null}
      {children}
      {now?.note && now.status === 'returned' ? (
        <p className="mt-4 rounded-tile bg-warnsoft px-4 py-3 text-ui whitespace-pre-line text-warnink">
          <strong className="block">{t('own.note')}</strong>
          {now.note}
        </p>
      ) : null}
      {text ? <p className="mt-4 text-base whitespace-pre-line text-ink2">{text}</p> : null}
      <div className="print:hidden">
        {canHandIn && now ? (
          <>
            <MoveForm move="handIn" phaseId={now.id} className="mt-5">
              <Button type="submit" size="lg" className="w-full">
                <CheckCheck className="size-5" />
                {t(now.status === 'returned' ? 'own.handInAgain' : 'own.handIn')}
              </Button>
            </MoveForm>
            <p className="mt-2 text-sm text-muted">{t('own.handInHint')}</p>
          </>
        ) : null}
        {canRecall && now ? (
          <MoveForm move="recall" phaseId={now.id} className="mt-5">
            <Button type="submit" look="outline" className="w-full">
              <Undo2 className="size-5 text-muted" />
              {t('own.recall')}
            </Button>
          </MoveForm>
        ) : null}
        {isElsewhere && isMine ? (
          <ButtonLink
            to={blockLeadsTo(route.block, {
              internshipId: route.id,
              studentId: route.studentId,
              phase: now?.name ?? '',
            })}
            className="mt-5 w-full"
          >
            {t('own.go')}
            <ArrowRight className="size-5" />
          </ButtonLink>
        ) : null}
        {canDecide && now ? <Decide step={now} /> : null}
      </div>
    </Card>
  )
}

export function MoveForm({
  move,
  phaseId,
  className = '',
  children,
}: {
  move: string
  phaseId: string
  className?: string
  children: ReactNode
}) {
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="move" value={move} />
      <input type="hidden" name="phaseId" value={phaseId} />
      {children}
    </Form>
  )
}

/** What staff do with the step where somebody stands. A no has its reason, which the student reads. */
function Decide({ step }: { step: Step }) {
  const t = useT('progress')
  return (
    <div className="mt-5 grid gap-2">
      <MoveForm move="approve" phaseId={step.id}>
        <Button type="submit" className="w-full">
          <CheckCheck className="size-5" />
          {t('moves.approve')}
        </Button>
      </MoveForm>
      {step.status === 'submitted' ? (
        <Folded label={t('moves.return')}>
          <MoveForm move="return" phaseId={step.id} className="grid gap-3">
            <TextArea name="reason" label={t('ask.reason')} hint={t('ask.return.hint')} required minLength={3} />
            <Button type="submit">{t('moves.return')}</Button>
          </MoveForm>
        </Folded>
      ) : null}
      {step.kind === 'completion' ? null : (
        <Folded label={t('moves.skip')}>
          <MoveForm move="skip" phaseId={step.id} className="grid gap-3">
            <TextArea name="reason" label={t('ask.reason')} hint={t('ask.skip.hint')} required minLength={3} />
            <Button type="submit">{t('moves.skip')}</Button>
          </MoveForm>
        </Folded>
      )}
      <Folded label={t('moves.due')}>
        <MoveForm move="due" phaseId={step.id} className="grid gap-3">
          <DateField name="dueOn" label={t('ask.dueOn')} defaultValue={step.dueOn ?? ''} />
          <Button type="submit">{t('moves.due')}</Button>
        </MoveForm>
      </Folded>
    </div>
  )
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/fold rounded-tile border border-line open:bg-sunken/50">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-ui font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 -rotate-90 text-muted group-open/fold:rotate-0" />
        {label}
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
