import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { holdRetention, longestHoldDays } from '#protocol/features/retention.ts'
import { inDays } from '#protocol/shared/days.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Clock } from './privacy.data.ts'
import { ClockFace } from './retention-clock.tsx'

type Props = { clock: Clock; errors?: FormError[]; back: string }

/** Not yet: until when, and why. Whoever waits already may be let go. */
export function HoldForm({ clock, errors, back }: Props) {
  const t = useT('retention')
  const locale = useLocale()
  const labels = { until: t('hold.until'), reason: t('hold.reason') }
  const max = inDays(longestHoldDays)
  return (
    <section aria-labelledby="uitstel-kop" className="mb-5 rounded-tile border border-primarymark bg-page p-5">
      <h3 id="uitstel-kop" className="mb-3 text-h4">
        {t('hold.title', { name: clock.name })}
      </h3>
      <ClockFace clock={clock} />
      <CommandForm command={holdRetention} errors={errors} labels={labels} className="mt-5 grid gap-5">
        <input type="hidden" name="about" value="hold" />
        <input type="hidden" name="userId" value={clock.id} />
        <DateField
          name="until"
          label={labels.until}
          hint={t('hold.untilHint', { date: dateText(max, locale, 'full') })}
          min={inDays(1)}
          max={max}
          defaultValue={clock.hold?.until}
          className="max-w-72"
        />
        <TextArea
          name="reason"
          label={labels.reason}
          hint={t('hold.reasonHint')}
          defaultValue={clock.hold?.reason}
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t('hold.submit')}</SubmitButton>
          <ButtonLink to={back} look="outline" preventScrollReset>
            {t('hold.cancel')}
          </ButtonLink>
        </div>
      </CommandForm>
      {clock.hold?.canRelease ? <ReleaseForm id={clock.hold.id} /> : null}
    </section>
  )
}

function ReleaseForm({ id }: { id: string }) {
  const t = useT('retention')
  return (
    <CommandForm command={holdRetention} className="mt-4 border-t border-line pt-4">
      <input type="hidden" name="about" value="release" />
      <input type="hidden" name="holdId" value={id} />
      <SubmitButton look="ghost">{t('hold.release')}</SubmitButton>
    </CommandForm>
  )
}
