import { type MouseEvent, useEffect, useState } from 'react'
import { CancelRefusing, RefuseButton, useRefusing } from '#app/features/queue/refuse-button.tsx'
import type { FormError } from '#lib/form.ts'
import { useProblemText } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { denialReason } from '#protocol/features/organizations.ts'
import { SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { ApproveForm, CaseInputs, DecisionBar } from '#ui/decision-bar.tsx'
import { FieldError, focusField } from '#ui/field-frame.tsx'
import { ReasonBox } from '#ui/reason-box.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Waiting } from './approve.server.ts'
import { isAnother } from './same-or-new.ts'

const path = '/organizations/approve'
/** The form of a yes; what it may be the same as is chosen elsewhere on the page. */
export const approving = 'goedkeuren'
/** Optional only where it is approved. */
export const reasonRule = { ...denialReason, optional: false }
const rules = { statusReason: reasonRule }

type Props = { organization: Waiting; nextId: string; reason?: string; errors?: FormError[]; isToChoose?: boolean }

/** The two things one can say to a registration. They stay where they are while a reason is written below them. */
export function DecisionForms({ organization, nextId, reason, errors = [], isToChoose = false }: Props) {
  const t = useT('organizations')
  const say = useProblemText()
  const [same, setSame] = useState<string>()
  const wrong = errors.find(({ field }) => field === 'statusReason')
  const other = errors.find(({ field }) => field !== 'statusReason')
  const { isOpen, opener, close } = useRefusing('statusReason', Boolean(wrong))
  useEffect(() => {
    if (wrong) focusField('statusReason')
  }, [wrong])
  const { id, duplicates } = organization
  const about = { id, next: nextId }
  /** The same as one that is here: that is a no, of which the reason is known. */
  const refuseTheSame = (event: MouseEvent<HTMLButtonElement>) => {
    const chosen = new FormData(event.currentTarget.form ?? undefined).get('same')
    const known = duplicates.find((each) => each.id === chosen)
    if (!known || chosen === isAnother) return
    event.preventDefault()
    setSame(t('approve.sameReason', { name: known.name }))
    opener.onClick()
  }
  return (
    <>
      {other || isToChoose ? (
        <div role="alert" className="mt-4">
          <FieldError id="decision-error">{other ? say(other) : t('approve.choose')}</FieldError>
        </div>
      ) : null}
      <DecisionBar>
        <RefuseButton opener={opener} path={path} id={id}>
          {t('approve.no')}
        </RefuseButton>
        <ApproveForm {...about} formId={approving} onClick={refuseTheSame}>
          {t('approve.yes')}
        </ApproveForm>
      </DecisionBar>
      {isOpen ? (
        <ReasonBox onClose={close}>
          <RuledForm key={same} rules={rules} className="mt-4 grid max-w-[42rem] gap-4">
            <CaseInputs {...about} />
            <input type="hidden" name="decision" value="deny" />
            <TextArea
              name="statusReason"
              label={t('approve.reason')}
              hint={t('approve.reasonHint')}
              rows={3}
              defaultValue={same ?? reason}
              error={wrong && say(wrong)}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton look="danger">{t('approve.noDo')}</SubmitButton>
              <CancelRefusing close={close} path={path} id={id} />
            </div>
          </RuledForm>
        </ReasonBox>
      ) : null}
    </>
  )
}
