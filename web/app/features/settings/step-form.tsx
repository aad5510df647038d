import { Button } from '#ui/button.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { type Question, useConfirm } from '#ui/confirm.tsx'

type Props = { name: 'drop' | 'undo'; seen: string; question: Question }

/** A way back that asks before it is gone; without scripts it is gone at once, and can come back the same way. */
export function StepForm({ name, seen, question }: Props) {
  const { confirm, dialog } = useConfirm()
  return (
    <RuledForm>
      <input type="hidden" name="seen" value={seen} />
      <Button
        type="submit"
        name="do"
        value={name}
        look="outline"
        size="md"
        className="min-h-11"
        onClick={(event) => {
          event.preventDefault()
          const button = event.currentTarget
          void confirm({ ...question, isDanger: name === 'drop' }).then(
            (is) => is && button.form?.requestSubmit(button),
          )
        }}
      >
        {question.verb}
      </Button>
      {dialog}
    </RuledForm>
  )
}
