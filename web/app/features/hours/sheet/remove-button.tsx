import { useSubmit } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Trash2 } from '#ui/icons.tsx'
import type { Entry } from './sheet.data.ts'

/** Throws a day away that nobody has confirmed, after asking. Without scripts it is the form's other button. */
export function RemoveButton({ entry: { id, day } }: { entry: Entry }) {
  const t = useT('hours')
  const locale = useLocale()
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const ask = async () => {
    const title = t('remove.title', { day: dateText(day, locale, 'long') })
    if (await confirm({ title, text: t('remove.text'), verb: t('do.remove'), isDanger: true }))
      await submit({ do: 'remove', entryId: id }, { method: 'post', preventScrollReset: true })
  }
  return (
    <>
      <Button
        type="submit"
        look="ghost"
        name="do"
        value="remove"
        formNoValidate
        className="text-errink sm:ml-auto"
        onClick={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <Trash2 className="size-5" />
        {t('do.remove')}
      </Button>
      {dialog}
    </>
  )
}
