import { Form } from 'react-router'
import { Button, SubmitButton } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'

type Props = {
  does: string
  label: string
  /** What is asked first; without it, it is done at once. */
  question?: { title: string; text: string; verb: string; isDanger?: boolean }
}

/** One thing to do with it, as a button. */
export function AskedForm({ does, label, question }: Props) {
  const { confirm, dialog } = useConfirm()
  const ask = async (button: HTMLButtonElement) => {
    if (question && (await confirm(question))) button.form?.requestSubmit()
  }
  return (
    <Form method="post" className="max-sm:flex-1 max-sm:basis-40">
      <input type="hidden" name="do" value={does} />
      {question ? (
        <Button
          type="submit"
          look="outline"
          size="md"
          className="min-h-11 max-sm:w-full"
          onClick={(event) => {
            event.preventDefault()
            void ask(event.currentTarget)
          }}
        >
          {label}
        </Button>
      ) : (
        <SubmitButton look="outline" size="md" className="min-h-11 max-sm:w-full">
          {label}
        </SubmitButton>
      )}
      {dialog}
    </Form>
  )
}
