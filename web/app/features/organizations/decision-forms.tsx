import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { text } from '../../../../protocol/src/fields.ts'
import type { FormError } from '../../lib/form.ts'
import { useProblemText } from '../../lib/form-context.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, buttonClass, SubmitButton } from '../../ui/button.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { FieldError, focusField } from '../../ui/field-frame.tsx'
import { TextArea } from '../../ui/text-area.tsx'

export const reasonRule = text({ min: 10, max: 500 })
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
  const isBusy = useNavigation().state !== 'idle'
  const wrong = errors.find(({ field }) => field === 'statusReason')
  const other = errors.find(({ field }) => field !== 'statusReason')
  const [isOpen, setIsOpen] = useState(Boolean(wrong) || asked.has(denying))
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen || wrong) focusField('statusReason')
  }, [isOpen, wrong])
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={nextId} />
    </>
  )
  const no = (
    <>
      <X aria-hidden="true" className="size-5" strokeWidth={2} />
      {t('approve.no')}
    </>
  )
  const noClass = 'max-md:flex-1'
  return (
    <>
      <div
        data-form-footer
        className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-6 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3"
      >
        <Form method="post" className="max-md:flex-1">
          {hidden}
          <Button
            type="submit"
            name="decision"
            value="approve"
            data-queue="approve"
            disabled={isBusy}
            className="max-md:w-full max-md:px-3"
          >
            <Check aria-hidden="true" className="size-5" strokeWidth={2} />
            {t('approve.yes')}
          </Button>
        </Form>
        {isHydrated ? (
          <Button
            ref={opener}
            look="outline"
            data-queue="deny"
            aria-expanded={isOpen}
            className={`${noClass} max-md:px-3`}
            onClick={() => (isOpen ? focusField('statusReason') : setIsOpen(true))}
          >
            {no}
          </Button>
        ) : (
          <Link
            to={`/organizations/approve?${new URLSearchParams({ id, [denying]: '1' })}`}
            className={buttonClass('outline', 'xl', `${noClass} max-md:px-3`)}
          >
            {no}
          </Link>
        )}
      </div>
      {other ? (
        <div role="alert" className="mt-4">
          <FieldError id="decision-error">{say(other)}</FieldError>
        </div>
      ) : null}
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the fields inside
        <div
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <RuledForm rules={rules} className="mt-4 grid max-w-[42rem] gap-4">
            {hidden}
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
        </div>
      ) : null}
    </>
  )
}
