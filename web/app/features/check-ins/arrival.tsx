import { Form, Link } from 'react-router'
import { hoursText } from '#app/features/hours/hours-text.ts'
import { useOutbox } from '#app/features/unsent/outbox.ts'
import { useReadAnew } from '#app/features/unsent/use-read-anew.ts'
import { useUnsentForm } from '#app/features/unsent/use-unsent-form.ts'
import { dateText, numberText, timeText } from '#lib/dates.ts'
import { type FormError, readChecked } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { serverTime } from '#lib/server-clock.ts'
import { showToast } from '#lib/toasts.ts'
import { checkIn, checkOut } from '#protocol/features/check-ins.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check, Clock, LogOut } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { TimeField } from '#ui/time-field.tsx'
import type { ArrivalData } from './arrival.data.ts'

const breaks = [0, 15, 30, 45, 60]

/** On the phone of who comes: in, at work, home. Before that the four digits, for who cannot scan. */
export function Arrival({ of, errors }: { of: ArrivalData; errors: FormError[] }) {
  const t = useT('check-ins')
  if (!of.hasPlace && !of.here)
    return (
      <div className="wrap max-w-[36rem] py-8">
        <h1 className="text-h1">{t('title')}</h1>
        <div className="mt-6">
          <EmptyState icon={Clock} title={t('none.title')} text={t('none.text')} />
        </div>
      </div>
    )
  const isHere = of.here && !of.here.leftAt
  return (
    <div className="wrap max-w-[36rem] py-6 md:py-10">
      {of.here ? <Welcome of={of} here={of.here} /> : <h1 className="text-h1">{t('title')}</h1>}
      {isHere && of.here ? (
        <GoHome of={of} here={of.here} errors={errors} />
      ) : (
        <ComeIn isAgain={of.here !== null} errors={errors} />
      )}
    </div>
  )
}

type Here = NonNullable<ArrivalData['here']>

function Welcome({ of, here }: { of: ArrivalData; here: Here }) {
  const t = useT('check-ins')
  const locale = useLocale()
  const time = (at: string) => timeText(at, locale)
  const title = here.leftAt ? 'own.gone' : here.isToday ? 'own.here' : 'own.forgotten'
  return (
    <div className="rounded-card bg-primary px-5 pt-8 pb-6 text-center text-onprimary">
      <span className="mx-auto grid size-20 place-items-center rounded-full border-8 border-current/40">
        <Check className="size-9" />
      </span>
      <h1 className="mt-4 text-h1">{t(title, { name: of.firstName })}</h1>
      <p className="text-lead">
        {here.host}, {here.isToday ? '' : `${dateText(here.day, locale)}, `}
        {time(here.cameAt)}
        {here.leftAt ? `–${time(here.leftAt)}` : ''}
      </p>
      {here.hasWaited ? <p className="mt-1 text-sm">{t('own.waited')}</p> : null}
    </div>
  )
}

/** Waits for a line on this device; made anew once the server wanted it otherwise. */
function useWayHome({ internshipId }: ArrivalData, here: Here) {
  const { waiting } = useOutbox()
  useReadAnew(waiting)
  const own = waiting.find(({ kind, input }) => kind === 'checkOut' && input.checkInId === here.id)
  const t = useT('check-ins')
  const form = useUnsentForm({
    // Who forgot it tells a day that is past, for which there is time.
    isOn: here.isToday,
    mended: own,
    read: (given) => {
      const { input, wrong } = readChecked(checkOut.input, given, false)
      if (wrong) return { wrong }
      const endsAt = timeText(new Date(serverTime()).toISOString(), 'nl')
      return {
        unsent: { kind: 'checkOut', internshipId, host: here.host, input: { ...input, endsAt, checkInId: here.id } },
      }
    },
    onSent: () => showToast({ title: t('did.leave'), color: 'success' }),
    onWaits: () => {},
  })
  // While it is under way nobody is told that it waits.
  const waits = own && own.refused === null && !form.isBusy ? own : undefined
  return { ...form, waits, refused: own?.refused }
}

function KeptHome({ at }: { at: string }) {
  const t = useT('check-ins')
  return (
    <div role="status" className="mt-5">
      <h2 className="text-h3">{t('keptHome.title', { time: at })}</h2>
      <p className="mt-2 text-ui text-ink2">{t('keptHome.text')}</p>
    </div>
  )
}

/** One tap is enough; who had a break or forgot to go says so first. */
function GoHome({ of, here, errors }: { of: ArrivalData; here: Here; errors: FormError[] }) {
  const t = useT('check-ins')
  const locale = useLocale()
  const home = useWayHome(of, here)
  if (home.waits) return <KeptHome at={timeText(new Date(home.waits.order).toISOString(), locale)} />
  const labels = { breakMinutes: t('fields.break'), work: t('fields.work'), endsAt: t('fields.left') }
  const isForgotten = !here.isToday
  return (
    <div className="mt-5 grid gap-4">
      <Card title={t('own.today')} aside={<span className="text-sm text-muted">{t('own.byItself')}</span>}>
        <CommandForm
          command={checkOut}
          errors={home.errors ?? home.refused ?? errors}
          labels={labels}
          onSubmit={home.onSubmit}
          className="grid gap-4"
        >
          <input type="hidden" name="do" value="leave" />
          <input type="hidden" name="id" value={here.id} />
          {isForgotten ? (
            <TimeField name="endsAt" isOptional={false} label={labels.endsAt} hint={t('own.whenLeft')} />
          ) : null}
          <SelectField
            name="breakMinutes"
            label={labels.breakMinutes}
            isOptional={false}
            defaultValue="0"
            options={breaks.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? t('own.noBreak') : t('own.minutes', { minutes }),
            }))}
          />
          <Field name="work" label={labels.work} placeholder={t('own.workExample')} />
          <SubmitButton isWorking={home.isBusy} className="w-full">
            <LogOut className="size-5" />
            {t('own.goHome')}
          </SubmitButton>
        </CommandForm>
        {of.target === null ? null : (
          <p className="mt-4 border-t border-dashed border-line pt-3 text-ui text-muted">
            {t('own.sum', { hours: hoursText(of.minutes, locale), target: numberText(of.target, locale) })}
          </p>
        )}
      </Card>
      <Form method="post" className="text-center">
        <input type="hidden" name="do" value="drop" />
        <input type="hidden" name="id" value={here.id} />
        <SubmitButton look="ghost" size="md">
          {t('own.drop')}
        </SubmitButton>
      </Form>
    </div>
  )
}

function ComeIn({ isAgain, errors }: { isAgain: boolean; errors: FormError[] }) {
  const t = useT('check-ins')
  const labels = { code: t('fields.code') }
  return (
    <div className="mt-5 grid gap-4">
      <Card title={t(isAgain ? 'own.again' : 'own.comeIn')}>
        <p className="mb-4 text-ui text-ink2">{t('own.scan')}</p>
        <CommandForm command={checkIn} errors={errors} labels={labels} className="grid gap-4">
          <Field name="code" label={labels.code} inputMode="numeric" autoComplete="off" maxLength={4} />
          <SubmitButton className="w-full">{t('own.in')}</SubmitButton>
        </CommandForm>
      </Card>
      {isAgain ? (
        <p className="text-center">
          <ButtonLink to="/uren" look="outline">
            {t('own.toSheet')}
          </ButtonLink>
        </p>
      ) : (
        <p className="text-center text-ui text-muted">
          <Link to="/uren" className="inline-flex min-h-11 items-center">
            {t('own.byHand')}
          </Link>
        </p>
      )}
    </div>
  )
}
