import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { askOtherMoment, withdrawApplication } from '#protocol/features/applications.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { LateTimeField } from '#ui/late-fields.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { CameBack } from './answer.server.ts'
import { type AnswerName, answers, reasonRules, talkRules } from './answers.ts'
import { ReasonChips } from './reason-chips.tsx'
import type { Talk } from './talk-moment.ts'

export type Subject = { id: string; name: string; isVolunteer?: boolean; talk?: Talk }
type Props = {
  name: AnswerName
  of: Subject
  /** Closes it again. */
  cancelTo: string
  /** What it means, where that differs from what it usually means. */
  text?: string
  cameBack?: CameBack
  /** More for the action to know. */
  hidden?: Record<string, string>
}

/** What the reason is called where it is asked for. */
const reasonLabels: Partial<Record<AnswerName, string>> = { mentorRefuse: 'refusal', withdraw: 'why' }
const noes: AnswerName[] = ['decline', 'withdraw', 'declineOffer', 'mentorRefuse']

/** What somebody is about to say: what it means, what has to be added, and the button that says it. */
export function AnswerForm({ name, of, cancelTo, text, cameBack, hidden = {} }: Props) {
  const t = useT('applications')
  const back = cameBack?.name === name ? cameBack : undefined
  const head = useRef<HTMLDivElement>(null)
  // The link that opened it is gone: reading goes on here, or at the one thing to write. A fresh page skips nothing.
  const wasThere = useRef(useIsHydrated())
  useEffect(() => {
    if (!wasThere.current) return
    const first = name === 'mentorRefuse' ? head.current?.closest('form')?.querySelector('textarea') : null
    const next = first ?? head.current?.querySelector('h2')
    next?.focus()
  }, [name])
  const means = `${name}.${name === 'accept' && of.isVolunteer ? 'volunteer' : 'text'}`
  const rules = name === 'talk' ? talkRules : name === 'decline' ? reasonRules : answers[name].input
  const labelOf = (field: string) => t(`form.${(field === 'reason' && reasonLabels[name]) || field}`)
  const labels = Object.fromEntries(Object.keys(rules).map((field) => [field, labelOf(field)]))
  return (
    <RuledForm rules={rules} errors={back?.errors} labels={labels} className="grid gap-5">
      <input type="hidden" name="id" value={of.id} />
      <input type="hidden" name="do" value={name} />
      <input type="hidden" name="studentName" value={of.name} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div ref={head} data-answering>
        <h2 tabIndex={-1} className="text-h3 outline-none">
          {t(`ask.${name}.title`, { name: of.name })}
        </h2>
        <p className="mt-1 text-ui text-ink2">{text ?? t(`ask.${means}`, { name: of.name })}</p>
      </div>
      <Extra name={name} of={of} typed={back?.typed ?? {}} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="lg" look={noes.includes(name) ? 'danger' : 'primary'} className="max-sm:w-full max-sm:px-4">
          {t(`ask.${name}.do`, { name: of.name })}
        </SubmitButton>
        <Link
          to={cancelTo}
          preventScrollReset
          data-queue="back"
          className={buttonClass('ghost', 'lg', 'max-sm:w-full')}
        >
          {t('ask.cancel')}
        </Link>
      </div>
    </RuledForm>
  )
}

function Extra({ name, of: { talk }, typed }: { name: AnswerName; of: Subject; typed: Record<string, string> }) {
  const t = useT('applications')
  if (name === 'decline') {
    return (
      <>
        <ReasonChips chosen={typed.ready} />
        <TextArea name="reason" label={t('form.reason')} rows={2} defaultValue={typed.reason} />
      </>
    )
  }
  if (name === 'mentorRefuse') {
    return <TextArea name="reason" label={t('form.refusal')} hint={t('form.refusalHint')} defaultValue={typed.reason} />
  }
  if (name === 'withdraw') {
    const rule = withdrawApplication.input.reason
    return <TextArea name="reason" label={t('form.why')} rule={rule} rows={2} defaultValue={typed.reason} />
  }
  if (name === 'askOtherMoment') {
    const rule = askOtherMoment.input.talkWish
    return (
      <TextArea
        name="talkWish"
        label={t('form.talkWish')}
        hint={t('form.talkWishHint')}
        rule={rule}
        rows={2}
        defaultValue={typed.talkWish}
      />
    )
  }
  if (name === 'transfer') {
    return (
      <>
        <Field name="name" label={t('form.name')} autoComplete="name" defaultValue={typed.name} />
        <Field name="email" label={t('form.email')} autoComplete="email" defaultValue={typed.email} />
      </>
    )
  }
  if (name !== 'talk') return null
  return (
    <>
      <div className="grid gap-5 min-[26rem]:grid-cols-2">
        <DateField name="talkDay" label={t('form.talkDay')} defaultValue={typed.talkDay ?? talk?.day} />
        <LateTimeField name="talkTime" label={t('form.talkTime')} defaultValue={typed.talkTime ?? talk?.time} />
      </div>
      <Field
        name="talkPlace"
        label={t('form.talkPlace')}
        autoComplete="street-address"
        defaultValue={typed.talkPlace ?? talk?.place}
      />
      <TextArea
        name="talkNote"
        label={t('form.talkNote')}
        hint={t('form.talkNoteHint')}
        rows={2}
        defaultValue={typed.talkNote}
      />
    </>
  )
}
