import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { elementOf } from '#lib/event-target.ts'
import { checkInput, type FormError, readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { Button, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import type { Option } from '#ui/select-field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { OpenPeriod } from '../self-found.server.ts'
import { KnownOrganization } from './known-organization.tsx'
import { PlaceFields, type Plan, planOf } from './place-fields.tsx'
import { firstRules, firstStep, secondStep, stepOf, toStep } from './report-steps.ts'
import type { FormValues } from './report-values.ts'
import { useKeptForm } from './use-kept-form.ts'

const loadStudents = optionsFrom('/zelfgevonden/leerlingen')
const none: FormError[] = []

export type ReportAnswer = { values: FormValues; errors: FormError[]; step: 1 | 2 }
type Props = {
  command: Command
  /** What the kept text of this form is called. */
  name: string
  values: FormValues
  known: { id: string; name: string; city: string } | null
  periods: OpenPeriod[]
  birthDate: string | null
  /** Whom it can be for, as long as there are no scripts to search with. */
  students: Option[]
  /** Whom it is for, when one came from their page. */
  named: Option | null
  isOnBehalf: boolean
  /** Who fills it in: the student, or staff that tells what the student found. */
  who: 'you' | 'they'
  isAgain: boolean
  answer?: ReportAnswer
}

/** Two short steps in one form: what is filled in stays in the page, whichever of the two is shown. */
export function ReportForm({ command, name, values: given, answer, ...props }: Props) {
  const t = useT('self-found')
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { kept, keep, forget } = useKeptForm(name, box)
  const [asked, setAsked] = useSearchParams()
  const { key } = useLocation()
  // Going to the other step takes the answer away from the page, but what is wrong is still wrong.
  const [came, setCame] = useState({ answer, key })
  if (answer && answer !== came.answer) setCame({ answer, key })
  const [found, setFound] = useState<{ errors: FormError[]; of: unknown }>()
  const [plan, setPlan] = useState<Plan>()
  const wrong = found && found.of === came.answer ? found.errors : (came.answer?.errors ?? none)
  // An answer shows the step that it is about, until somebody goes to the other one.
  const step = came.answer && came.key === key ? came.answer.step : asked.get('stap') === '2' ? 2 : 1
  // Each step tells what can be put right there.
  const errors = useMemo(() => wrong.filter((each) => stepOf([each]) === step), [wrong, step])
  const { texts, weekdays } = kept ?? answer?.values ?? given
  const show = (next: 1 | 2) =>
    setAsked((before) => {
      before.set('stap', String(next))
      return before
    })
  useEffect(() => {
    if (answer && answer.errors.length > 0) keep()
  }, [answer])
  const shown = useRef(step)
  useEffect(() => {
    // The list of what is wrong takes the focus itself.
    if (shown.current !== step && errors.length === 0) heading.current?.focus()
    shown.current = step
  }, [step, errors])
  const goOn = () => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const rules: Fields = props.isOnBehalf
      ? { ...firstRules, studentId: { ...firstRules.studentId, optional: false } }
      : firstRules
    const problems = checkInput(rules, readInput(rules, new FormData(form)))
    setFound({ errors: problems, of: came.answer })
    if (problems.length === 0) show(2)
  }
  const note = () => {
    keep()
    const form = box.current?.querySelector('form')
    if (form) setPlan(planOf(new FormData(form)))
  }
  const labels = recordOf([...firstStep, ...secondStep], (field) => t(`fields.${field}`))
  if (props.who === 'they') labels.description = t('fields.descriptionStaff')
  const state = (at: 1 | 2) => (at === step ? 'now' : at < step ? 'done' : 'todo')
  const section = 'grid grid-cols-[minmax(0,1fr)] gap-5'
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[11rem_minmax(0,42rem)] md:gap-10">
      <Stepper
        label={t('form.steps')}
        progress={t('form.progress', { step })}
        steps={([1, 2] as const).map((at) => ({
          id: String(at),
          label: t(`form.step${at}`),
          state: state(at),
          to: `?${withStep(asked, at)}`,
        }))}
      />
      <div ref={box} onInput={note} onChange={note}>
        <Card>
          <CommandForm
            key={kept ? 'kept' : 'new'}
            command={command}
            errors={errors}
            labels={labels}
            className="[&>[role=alert]]:mb-6"
          >
            <div hidden={step !== 1} className={step === 1 ? section : undefined}>
              <h2 ref={step === 1 ? heading : undefined} tabIndex={-1} className="text-h3 outline-none">
                {t('form.step1')}
              </h2>
              {props.isOnBehalf ? (
                <Combobox
                  name="studentId"
                  label={labels.studentId}
                  isOptional={false}
                  load={loadStudents}
                  plainOptions={props.students}
                  defaultOption={props.named ?? undefined}
                  placeholder={t('hints.studentId')}
                />
              ) : null}
              <KnownOrganization texts={texts} known={knownOf(texts, props.known)} labels={labels} onChoose={note} />
              <Field name="website" label={labels.website} defaultValue={texts.website} />
              <h3 className="mt-2 text-h4">{t(props.who === 'they' ? 'form.contactStaff' : 'form.contact')}</h3>
              <p className="-mt-4 text-ui text-muted">{t('form.contactLead')}</p>
              <Field name="contactName" label={labels.contactName} defaultValue={texts.contactName} />
              <Field name="contactEmail" label={labels.contactEmail} defaultValue={texts.contactEmail} />
              <Field
                name="contactPhoneNumber"
                label={labels.contactPhoneNumber}
                defaultValue={texts.contactPhoneNumber}
              />
              <StickyAction>
                <Button
                  type="submit"
                  name={toStep}
                  value="2"
                  // Enter presses the first button that is not switched off.
                  disabled={step !== 1}
                  onClick={(event) => {
                    event.preventDefault()
                    goOn()
                  }}
                >
                  {t('form.next')}
                  <ArrowRight className="size-5" />
                </Button>
              </StickyAction>
            </div>
            <div hidden={step !== 2} className={step === 2 ? section : undefined}>
              <h2 ref={step === 2 ? heading : undefined} tabIndex={-1} className="text-h3 outline-none">
                {t('form.step2')}
              </h2>
              <PlaceFields
                texts={texts}
                weekdays={weekdays}
                labels={labels}
                periods={props.periods}
                birthDate={props.birthDate}
                who={props.who}
                plan={plan ?? planOf(texts, weekdays)}
              />
              <StickyAction>
                {/* The one that Enter presses stands first. */}
                {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the form goes */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses a button too */}
                <div
                  className="flex flex-row-reverse flex-wrap justify-end gap-3"
                  onClick={(event) => isSending(event.target) && forget()}
                >
                  <SubmitButton className="max-sm:flex-1">{t(props.isAgain ? 'form.again' : 'form.send')}</SubmitButton>
                  <Button
                    type="submit"
                    name={toStep}
                    value="1"
                    look="outline"
                    onClick={(event) => {
                      event.preventDefault()
                      show(1)
                    }}
                  >
                    <ArrowLeft className="size-5" />
                    {t('form.back')}
                  </Button>
                </div>
              </StickyAction>
            </div>
          </CommandForm>
        </Card>
      </div>
    </div>
  )
}

const isSending = (target: EventTarget) => elementOf(target)?.closest('button')?.name === ''

const withStep = (asked: URLSearchParams, step: number) => {
  const next = new URLSearchParams(asked)
  next.set('stap', String(step))
  return next
}

/** The organization that was chosen before the page was left, or that the report names. */
function knownOf(texts: Record<string, string>, known: Props['known']): Props['known'] {
  const { knownOrganizationId: id, organizationName = '', city = '' } = texts
  if (!id) return null
  return known?.id === id ? known : { id, name: organizationName, city }
}
