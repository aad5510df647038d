import { useEffect, useState } from 'react'
import { CancelRefusing, RefuseButton, useRefusing } from '#app/features/queue/refuse-button.tsx'
import type { FormError } from '#lib/form.ts'
import { useProblemText } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { selfFoundReason } from '#protocol/features/self-found.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { CaseInputs, DecisionBar } from '#ui/decision-bar.tsx'
import { FieldError, focusField } from '#ui/field-frame.tsx'
import { Check } from '#ui/icons.tsx'
import { ReasonBox } from '#ui/reason-box.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Report } from '../self-found.server.ts'

const path = '/zelfgevonden'
/** The form that the button for a yes sends; it stands where the organization is chosen. */
export const approving = 'goedkeuren'
const rules = { reason: selfFoundReason }
type Props = { report: Report; nextId: string; reason?: string; errors?: FormError[] }

/** Which report it is, and as it was seen: what is decided about is what is shown here. */
export function AboutReport({ report, nextId }: Pick<Props, 'report' | 'nextId'>) {
  return (
    <>
      <CaseInputs id={report.id} next={nextId} />
      <input type="hidden" name="since" value={report.updatedAt} />
    </>
  )
}

/** Yes; or back with a question, or no for good. */
export function DecideForms({ report, nextId, reason, errors = [] }: Props) {
  const t = useT('self-found')
  const say = useProblemText()
  const wrong = errors.find(({ field }) => field === 'reason')
  const other = errors.find(({ field }) => field !== 'reason')
  const { isOpen, opener, close } = useRefusing('reason', Boolean(wrong))
  const [isRefusing, setIsRefusing] = useState(false)
  const open = (refuses: boolean) => () => {
    setIsRefusing(refuses)
    opener.onClick()
  }
  useEffect(() => {
    if (wrong) focusField('reason')
  }, [wrong])
  const { id, can } = report
  return (
    <>
      {other ? (
        <div role="alert" className="mt-4">
          <FieldError id="decision-error">{say(other)}</FieldError>
        </div>
      ) : null}
      <DecisionBar>
        <RefuseButton opener={{ ...opener, onClick: open(false) }} path={path} id={id}>
          {t('decide.other')}
        </RefuseButton>
        {/* The key says no; the button leaves open which other answer it is. */}
        <button type="button" hidden data-queue={opener['data-queue']} onClick={open(true)} />
        {can.approveSelfFound ? (
          <button
            type="submit"
            form={approving}
            data-queue="approve"
            className={buttonClass('primary', 'xl', 'ml-auto max-md:flex-1 max-md:gap-1.5 max-md:px-2')}
          >
            <Check className="size-5 shrink-0 stroke-2" />
            {t('decide.approve')}
          </button>
        ) : null}
      </DecisionBar>
      {isOpen ? (
        <ReasonBox onClose={close}>
          <RuledForm
            rules={rules}
            errors={wrong ? [wrong] : undefined}
            labels={{ reason: t('decide.reason') }}
            className="mt-4 grid max-w-[42rem] gap-4"
          >
            <AboutReport report={report} nextId={nextId} />
            <RadioGroup
              key={String(isRefusing)}
              name="decision"
              label={t('decide.how')}
              defaultValue={can.sendBackSelfFound && !isRefusing ? 'send_back' : 'refuse'}
              options={[
                ...(can.sendBackSelfFound
                  ? [{ value: 'send_back', label: t('decide.sendBack'), hint: t('decide.sendBackHint') }]
                  : []),
                { value: 'refuse', label: t('decide.refuse'), hint: t('decide.refuseHint') },
              ]}
            />
            <TextArea
              name="reason"
              label={t('decide.reason')}
              hint={t('decide.reasonHint')}
              rows={3}
              defaultValue={reason}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton>{t('decide.send')}</SubmitButton>
              <CancelRefusing close={close} path={path} id={id} />
            </div>
          </RuledForm>
        </ReasonBox>
      ) : null}
    </>
  )
}
