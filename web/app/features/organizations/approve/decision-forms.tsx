import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useProblemText } from '#lib/form-context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { denialReason } from '#protocol/features/organizations.ts'
import { Button, buttonClass, SubmitButton } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { ApproveForm, CaseInputs, DecisionBar } from '#ui/decision-bar.tsx'
import { FieldError, focusField } from '#ui/field-frame.tsx'
import { X } from '#ui/icons.tsx'
import { ReasonBox, useReasonBox } from '#ui/reason-box.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** Optional only where it is approved. */
export const reasonRule = { ...denialReason, optional: false }
const rules = { statusReason: reasonRule }
/** Opens the box for the reason, for who has no scripts. */
const denying = 'afwijzen'

type Props = { id: string; nextId: string; reason?: string; errors?: FormError[] }

/** The two things one can say to a registration. They stay where they are while a reason is written below them. */
export function DecisionForms({ id, nextId, reason, errors = [] }: Props) {
  const t = useT('organizations')
  const say = useProblemText()
  const [asked] = useSearchParams()
  const isHydrated = useIsHydrated()
  const wrong = errors.find(({ field }) => field === 'statusReason')
  const other = errors.find(({ field }) => field !== 'statusReason')
  const { isOpen, opener, close } = useReasonBox('statusReason', Boolean(wrong) || asked.has(denying))
  useEffect(() => {
    if (wrong) focusField('statusReason')
  }, [wrong])
  const about = { id, next: nextId }
  const no = (
    <>
      <X className="size-5 stroke-2" />
      {t('approve.no')}
    </>
  )
  const noClass = 'max-md:flex-1 max-md:px-3'
  return (
    <>
      <DecisionBar>
        <ApproveForm {...about}>{t('approve.yes')}</ApproveForm>
        {isHydrated ? (
          <Button look="outline" className={noClass} {...opener}>
            {no}
          </Button>
        ) : (
          <Link
            to={`/organizations/approve?${new URLSearchParams({ id, [denying]: '1' })}`}
            className={buttonClass('outline', 'xl', noClass)}
          >
            {no}
          </Link>
        )}
      </DecisionBar>
      {other ? (
        <div role="alert" className="mt-4">
          <FieldError id="decision-error">{say(other)}</FieldError>
        </div>
      ) : null}
      {isOpen ? (
        <ReasonBox onClose={close}>
          <RuledForm rules={rules} className="mt-4 grid max-w-[42rem] gap-4">
            <CaseInputs {...about} />
            <input type="hidden" name="decision" value="deny" />
            <TextArea
              name="statusReason"
              label={t('approve.reason')}
              hint={t('approve.reasonHint')}
              rows={3}
              defaultValue={reason}
              error={wrong && say(wrong)}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton look="danger">{t('approve.noDo')}</SubmitButton>
              {isHydrated ? (
                <Button look="outline" onClick={close}>
                  {t('approve.cancel')}
                </Button>
              ) : (
                <Link to={`/organizations/approve?id=${id}`} className={buttonClass('outline')}>
                  {t('approve.cancel')}
                </Link>
              )}
            </div>
          </RuledForm>
        </ReasonBox>
      ) : null}
    </>
  )
}
