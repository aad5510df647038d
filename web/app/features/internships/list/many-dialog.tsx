import { useState } from 'react'
import { today } from '#lib/dates.ts'
import { checkInput, type FormError, readInput } from '#lib/form.ts'
import { FormContext } from '#lib/form-context.ts'
import { useT } from '#lib/i18n.tsx'
import { extendInternship, stopInternship } from '#protocol/features/internship-commands.ts'
import { endedBy } from '#protocol/features/student-numbers.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Answer, Asked } from './use-ask-for-many.tsx'

const commands = { stopInternship, extendInternship }
const none: FormError[] = []
type Props = { action: Asked; onAnswer: Answer; onClose(): void }

/** What goes for all that are chosen: the reason and the last day, or the new last day. */
export default function ManyDialog({ action, onAnswer, onClose }: Props) {
  const t = useT('internships')
  const [errors, setErrors] = useState(none)
  const words = action === 'stopInternship' ? 'stop' : 'extend'
  const rules = commands[action].input
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`bulk.${words}.title`)}
      text={t(`bulk.${words}.text`)}
      isSheet
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form="many" look={action === 'stopInternship' ? 'danger' : 'primary'}>
            {t(`actions.${action}`)}
          </Button>
        </>
      }
    >
      <FormContext value={{ rules, errors }}>
        <form
          id="many"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const input = readInput(rules, form)
            const wrong = checkInput(rules, input)
            if (wrong.length > 0) return setErrors(wrong)
            const given = Object.entries(input).filter(([, value]) => value !== null && value !== '')
            onAnswer(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
            onClose()
          }}
        >
          {action === 'stopInternship' ? (
            <>
              <RadioGroup
                name="endedBy"
                label={t('fields.endedBy')}
                options={endedBy.map((value) => ({ value, label: t(`ended.choice.${value}`) }))}
              />
              <TextArea name="reason" label={t('ask.stopInternship.label')} rows={3} />
            </>
          ) : null}
          <Field name="endDate" label={t('fields.lastDay')} defaultValue={action === 'stopInternship' ? today() : ''} />
        </form>
      </FormContext>
    </Dialog>
  )
}
