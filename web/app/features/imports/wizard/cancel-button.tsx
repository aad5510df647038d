import { Form, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useConfirm } from '#ui/confirm.tsx'

/** Stops before anything was changed. The file goes, so one is asked. */
export function CancelButton() {
  const t = useT('imports')
  const send = useSubmit()
  const { confirm, dialog } = useConfirm()
  return (
    <Form
      method="post"
      className="mt-4"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const question = { title: t('cancel.title'), text: t('cancel.text'), verb: t('cancel.verb'), isDanger: true }
        if (await confirm(question)) void send(form)
      }}
    >
      <input type="hidden" name="do" value="cancel" />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center font-semibold text-errink underline-offset-3 hover:underline"
      >
        {t('cancel.verb')}
      </button>
      {dialog}
    </Form>
  )
}
