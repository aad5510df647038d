import { type SubmitEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import { isPossible, openOutbox } from './outbox.ts'
import { submitUnsent } from './submit-unsent.ts'
import type { NewUnsent, Unsent } from './unsent.ts'

/** What somebody filled in, or what is wrong with it. */
export type Read = { unsent: NewUnsent; wrong?: undefined } | { unsent?: undefined; wrong: FormError[] }
type Parts = {
  /** Whether the form is about oneself, and new: what changes something is sent as it always was. */
  isOn: boolean
  mended?: Unsent | undefined
  read(form: FormData): Read
  onSent(form: FormData): void
  onWaits(): void
}

/** A form that also works without a line. Until scripts are here, or where the device keeps nothing, it is sent as it always was. */
export function useUnsentForm({ isOn, mended, read, onSent, onWaits }: Parts) {
  const t = useT('unsent')
  const submit = useSubmit()
  const { session } = useRoot()
  const [errors, setErrors] = useState<FormError[]>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (form: FormData, unsent: NewUnsent) => {
    if (session) await openOutbox(session.user.id)
    const outcome = await submitUnsent(unsent, mended)
    if (!outcome) void submit(form, { method: 'post' })
    else if (outcome.is === 'refused') setErrors(outcome.errors)
    else if (outcome.is === 'sent') onSent(form)
    else {
      showToast({ title: t('kept.title'), message: t('kept.message'), color: 'info' })
      onWaits()
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isOn || !session || session.acting || event.defaultPrevented || !isPossible()) return
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const { unsent, wrong } = read(form)
    setErrors(wrong)
    if (!unsent) return
    setIsBusy(true)
    void send(form, unsent).finally(() => setIsBusy(false))
  }
  return { onSubmit, errors, isBusy }
}
