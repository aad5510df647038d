import { useEffect, useRef } from 'react'
import type { FormError } from '#lib/form.ts'
import { useProblemText } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { type SelfFoundMatches, selfFoundReason } from '#protocol/features/self-found.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { CaseInputs } from '#ui/decision-bar.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Check } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Report } from '../self-found.server.ts'

const rules = { reason: selfFoundReason }
type Props = { report: Report; matches: SelfFoundMatches; nextId: string; reason?: string; errors?: FormError[] }

/** Yes, with which organization it is; or back with a question, or no for good. */
export function DecideForms({ report, matches, nextId, reason, errors = [] }: Props) {
  const t = useT('self-found')
  const say = useProblemText()
  const wrong = errors.find(({ field }) => field === 'reason')
  const other = errors.find(({ field }) => field !== 'reason')
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (wrong && box.current) box.current.open = true
  }, [wrong])
  const about = (
    <>
      <CaseInputs id={report.id} next={nextId} />
      {/* What is decided about is what is shown here. */}
      <input type="hidden" name="since" value={report.updatedAt} />
    </>
  )
  return (
    <div className="mt-4 grid gap-6 border-t border-line pt-6">
      {other ? (
        <div role="alert">
          <FieldError id="decision-error">{say(other)}</FieldError>
        </div>
      ) : null}
      {report.can.approveSelfFound ? (
        // Of a report that changed it may be another organization.
        <RuledForm key={report.updatedAt} className="grid max-w-[42rem] gap-4">
          {about}
          <input type="hidden" name="decision" value="approve" />
          {/* Whoever decides has just read that there is another place. */}
          {matches.alreadyAt.length > 0 ? <input type="hidden" name="evenSo" value="true" /> : null}
          <Match report={report} matches={matches} />
          <button
            type="submit"
            data-queue="approve"
            className={buttonClass('primary', 'xl', 'justify-self-start max-sm:w-full')}
          >
            <Check className="size-5 stroke-2" />
            {t('decide.approve')}
          </button>
        </RuledForm>
      ) : null}
      <details
        ref={box}
        data-answering
        open={wrong ? true : undefined}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return
          currentTarget.querySelector('textarea')?.focus({ preventScroll: true })
          currentTarget.scrollIntoView({ block: 'nearest' })
        }}
        className="group max-w-[42rem]"
      >
        <summary
          data-queue="deny"
          className={buttonClass(
            'outline',
            'xl',
            'cursor-pointer list-none max-sm:w-full [&::-webkit-details-marker]:hidden',
          )}
        >
          {t('decide.other')}
        </summary>
        <RuledForm
          rules={rules}
          errors={wrong ? [wrong] : undefined}
          labels={{ reason: t('decide.reason') }}
          className="mt-4 grid gap-4"
        >
          {about}
          <RadioGroup
            name="decision"
            label={t('decide.how')}
            defaultValue={report.can.sendBackSelfFound ? 'send_back' : 'refuse'}
            options={[
              ...(report.can.sendBackSelfFound
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
          <SubmitButton className="justify-self-start max-sm:w-full">{t('decide.send')}</SubmitButton>
        </RuledForm>
      </details>
    </div>
  )
}

/** Which organization it is: the likeliest is chosen, and "a new one" is always there. */
function Match({ report, matches: { candidates } }: Pick<Props, 'report' | 'matches'>) {
  const t = useT('self-found')
  const [best] = candidates
  const options = candidates.map(({ id, name, city, why, status }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
    hint: [t(`decide.why.${why}`), status === 'pending' ? t('decide.pending') : ''].filter(Boolean).join(' '),
  }))
  return (
    // Only a new organization needs a kind.
    <div className="grid gap-4 [&:has([name=organizationId]):not(:has([value=new]:checked))>[data-new]]:hidden">
      {candidates.length > 0 ? (
        <div data-queue-choice="approve">
          <RadioGroup
            name="organizationId"
            label={t('decide.which')}
            // A name that only looks like it is for a person to recognise.
            defaultValue={best?.why === 'near' ? 'new' : best?.id}
            options={[
              ...options,
              { value: 'new', label: t('decide.isNew', { name: report.name }), hint: t('decide.isNewHint') },
            ]}
          />
        </div>
      ) : (
        <p className="text-ui text-muted">{t('decide.noMatch', { name: report.name })}</p>
      )}
      <div data-new="">
        <RadioGroup
          name="organizationType"
          label={t('decide.type')}
          defaultValue="NonProfit"
          columns={2}
          options={(['NonProfit', 'Provider'] as const).map((value) => ({ value, label: t(`decide.types.${value}`) }))}
        />
      </div>
    </div>
  )
}
