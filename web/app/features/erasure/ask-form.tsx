import { Form, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'

type Props = { who: { isProvisioned: boolean; school: string } }

/** A school gets the request at once, so it is asked first: in a dialog, or before scripts arrive on a page of its own. */
export function AskForm({ who: { isProvisioned, school } }: Props) {
  const t = useT('erasure')
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const ask = async () => {
    const question = { title: t('sure.title'), text: t('sure.text', { school }), verb: t('sure.submit') }
    if (await confirm({ ...question, isDanger: true })) await submit({ sure: '1' }, { method: 'post' })
  }
  return (
    <>
      <Form
        method="post"
        className="mt-4"
        onSubmit={(event) => {
          if (!isProvisioned) return
          event.preventDefault()
          void ask()
        }}
      >
        <SubmitButton look="danger" className="w-full">
          {t(isProvisioned ? 'school.submit' : 'alone.submit')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

/** The second press, on a page of its own. */
export function SureForm() {
  const t = useT('erasure')
  return (
    <Form method="post">
      <input type="hidden" name="sure" value="1" />
      <SubmitButton look="danger" className="w-full">
        {t('sure.submit')}
      </SubmitButton>
    </Form>
  )
}
