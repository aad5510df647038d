import { Form, Link, useLocation, useNavigation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Check, ClipboardCheck, X } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useQueueKeys } from '#ui/use-queue-keys.ts'
import type { CameBack } from '../answer/answer.server.ts'
import { AnswerForm } from '../answer/answer-form.tsx'
import { choiceAddress } from '../answer/answers.ts'
import { ApplicationHead } from '../application/application-head.tsx'
import { FactList } from '../application/fact-list.tsx'
import type { Application } from '../applications.data.ts'
import { ApplicationQueue } from '../inbox/application-queue.tsx'
import { useChoice } from '../inbox/host-choices.tsx'
import { BackToList, useInboxAddress } from '../inbox/host-inbox.tsx'
import type { Queue } from '../inbox/inbox.server.ts'
import { SchoolTabs } from './school-tabs.tsx'

const pressed = { a: 'mentorApprove', d: 'mentorRefuse' }

/** What waits for the school's yes before a host gets to see it. */
export function ReviewQueue({ queue, cameBack }: { queue: Queue; cameBack?: CameBack }) {
  const t = useT('applications')
  const to = useInboxAddress()
  const keys = useQueueKeys(pressed)
  const { rows, records, current, isChosen, decidedId } = queue
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('school.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">
        {t(records === 0 ? 'review.leadNone' : records === 1 ? 'review.leadOne' : 'review.lead', { count: records })}
      </p>
      <div className={`mt-5 ${isChosen ? 'max-lg:hidden' : ''}`}>
        <SchoolTabs current="review" waiting={records} />
      </div>
      {current || decidedId ? (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={isChosen ? 'max-lg:hidden' : ''}>
            <ApplicationQueue queue={queue} label={t('review.list')} to={to} keys={keys} />
          </div>
          <div className={isChosen ? '' : 'max-lg:hidden'}>
            <BackToList to={to({ id: '' })} />
            {current ? (
              <article key={current.id} className="rounded-card border border-line bg-surface p-5 md:p-7">
                <ApplicationHead of={current} />
                <p className="mt-4 text-ui text-ink2">
                  {t(current.vacancy.isDirect ? 'review.whatDirect' : 'review.what', {
                    name: current.student.name,
                    host: current.host.name,
                  })}
                </p>
                <div className="mt-3 border-t border-line empty:hidden">
                  <FactList of={current} />
                </div>
                <ReviewChoices of={current} next={nextAfter(rows, current.id)} cameBack={cameBack} />
              </article>
            ) : (
              <Card>
                <EmptyState
                  icon={ClipboardCheck}
                  title={t('review.decided.title')}
                  text={t('review.decided.text')}
                  action={<ButtonLink to={`/aanmeldingen/${decidedId}`}>{t('school.open')}</ButtonLink>}
                />
              </Card>
            )}
          </div>
        </div>
      ) : (
        <Card className="mt-5">
          <EmptyState
            icon={ClipboardCheck}
            title={t('review.empty.title')}
            text={t('review.empty.text')}
            action={<ButtonLink to="/aanmeldingen">{t('review.empty.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}

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
  return (
    <div
      data-form-footer
      className="mt-4 flex flex-wrap gap-3 border-t border-line pt-6 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3"
    >
      {isDirect ? (
        <Link
          to={choiceAddress(pathname, params, 'mentorApprove', of.id)}
          preventScrollReset
          data-queue="mentorApprove"
          className={buttonClass('primary', 'xl', 'max-md:flex-1 max-md:px-3')}
        >
          {yes}
        </Link>
      ) : (
        <Form method="post" className="max-md:flex-1">
          <input type="hidden" name="id" value={of.id} />
          <input type="hidden" name="studentName" value={of.student.name} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            name="do"
            value="mentorApprove"
            data-queue="mentorApprove"
            disabled={isBusy}
            className="max-md:w-full max-md:px-3"
          >
            {yes}
          </Button>
        </Form>
      )}
      <Link
        to={choiceAddress(pathname, params, 'mentorRefuse', of.id)}
        preventScrollReset
        data-queue="mentorRefuse"
        className={buttonClass('outline', 'xl', 'max-md:flex-1 max-md:px-3')}
      >
        <X className="size-5 stroke-2" />
        {t('review.no')}
      </Link>
    </div>
  )
}
