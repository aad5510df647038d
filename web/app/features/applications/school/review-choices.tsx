import { Form, Link, useLocation, useNavigation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { DecisionBar } from '#ui/decision-bar.tsx'
import { Check, X } from '#ui/icons.tsx'
import type { CameBack } from '../answer/answer.server.ts'
import { AnswerForm } from '../answer/answer-form.tsx'
import { choiceAddress } from '../answer/answers.ts'
import type { Application } from '../applications.data.ts'
import { useChoice } from '../inbox/host-choices.tsx'

/** Yes takes one press, unless it gives the place away at once; a no needs a reason. */
export function ReviewChoices({ of, next, cameBack }: { of: Application; next?: string; cameBack?: CameBack }) {
  const t = useT('applications')
  const { pathname, search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  const back = cameBack?.id === of.id ? cameBack : undefined
  const params = new URLSearchParams(search)
  const choice = useChoice(back)
  const { isDirect } = of.vacancy
  const hidden: Record<string, string> = next === undefined ? {} : { next }
  if (!of.can.mentorApproveApplication) return null
  if (choice === 'mentorRefuse' || (choice === 'mentorApprove' && isDirect)) {
    return (
      <div className="mt-4 max-w-[36rem] border-t border-line pt-6">
        <AnswerForm
          key={choice}
          name={choice}
          of={{ id: of.id, name: of.student.name }}
          text={choice === 'mentorApprove' ? t('review.direct', { name: of.student.name }) : undefined}
          cancelTo={choiceAddress(pathname, params, null, of.id)}
          cameBack={back}
          hidden={hidden}
        />
      </div>
    )
  }
  const yes = (
    <>
      <Check className="size-5 stroke-2" />
      {t('review.yes')}
    </>
  )
  const no = (
    <Link
      to={choiceAddress(pathname, params, 'mentorRefuse', of.id)}
      preventScrollReset
      data-queue="deny"
      className={buttonClass('outline', 'xl', 'max-md:flex-1 max-md:px-3')}
    >
      <X className="size-5 stroke-2" />
      {t('review.no')}
    </Link>
  )
  return (
    <DecisionBar>
      {no}
      {isDirect ? (
        <Link
          to={choiceAddress(pathname, params, 'mentorApprove', of.id)}
          preventScrollReset
          data-queue="approve"
          className={buttonClass('primary', 'xl', 'ml-auto max-md:flex-1 max-md:px-3')}
        >
          {yes}
        </Link>
      ) : (
        <Form method="post" className="ml-auto max-md:flex-1">
          <input type="hidden" name="id" value={of.id} />
          <input type="hidden" name="studentName" value={of.student.name} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            name="do"
            value="mentorApprove"
            data-queue="approve"
            disabled={isBusy}
            className="max-md:w-full max-md:px-3"
          >
            {yes}
          </Button>
        </Form>
      )}
    </DecisionBar>
  )
}
