import { Form, useFetcher } from 'react-router'
import type { FormAnswer } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import type { ImportRow } from '../imports.data.ts'
import { PlainSelect } from '../wizard/plain-select.tsx'
import { DepartedStudent } from './departed-student.tsx'
import { type Choice, choicesOf, fixableOf } from './row-choices.ts'

/** The answer to a question, or for who is missing whether they left. A choice is sent at once. */
export function Decision({ row, hasPattern }: { row: ImportRow; hasPattern: boolean }) {
  if (row.outcome === 'departed') return <DepartedStudent row={row} />
  const choices = choicesOf(row, hasPattern)
  if (choices.length === 0) return null
  const canFill = row.decision !== 'skip' && row.outcome === 'conflict' && fixableOf(row).includes('email')
  return (
    <>
      {canFill ? <OtherAddress /> : null}
      <ChoiceForm row={row} choices={choices} />
    </>
  )
}

function OtherAddress() {
  const t = useT('imports')
  return <p className="mt-1 text-sm text-muted">{t('rows.otherAddress')}</p>
}

function ChoiceForm({ row, choices }: { row: ImportRow; choices: Choice[] }) {
  const t = useT('imports')
  const fetcher = useFetcher<FormAnswer>()
  const isHydrated = useIsHydrated()
  const send = (index: string) => {
    const choice = choices[Number(index)]
    const form = { do: 'row', row: row.id, decision: choice?.decision ?? '', choiceId: choice?.choiceId ?? '' }
    void fetcher.submit(form, { method: 'post', flushSync: true })
  }
  const said = fetcher.formData?.get('decision') ?? row.decision
  const person = fetcher.formData?.get('choiceId') ?? row.choiceId
  const chosen = choices.findIndex(({ decision, choiceId }) => decision === said && (!choiceId || choiceId === person))
  const text = ({ decision, name }: Choice) => t(`decisions.${decision}`, { name: name ?? '' })
  if (!isHydrated)
    return (
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <li key={`${choice.decision} ${choice.choiceId}`}>
            <Form method="post">
              <input type="hidden" name="do" value="row" />
              <input type="hidden" name="row" value={row.id} />
              <input type="hidden" name="decision" value={choice.decision} />
              <input type="hidden" name="choiceId" value={choice.choiceId ?? ''} />
              <Button
                type="submit"
                look={row.decision === choice.decision ? 'soft' : 'outline'}
                size="sm"
                className="max-md:min-h-11"
              >
                {text(choice)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    )
  return (
    <PlainSelect
      aria-label={t('rows.decide', { name: row.name })}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => send(event.currentTarget.value)}
      aria-busy={fetcher.state !== 'idle'}
      isOpen={chosen < 0}
      className="mt-1.5"
    >
      <option value="">{t('decisions.none')}</option>
      {choices.map((choice, index) => (
        <option key={`${choice.decision} ${choice.choiceId}`} value={index}>
          {text(choice)}
        </option>
      ))}
    </PlainSelect>
  )
}
