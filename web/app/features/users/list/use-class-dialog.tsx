import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Group } from '../users.data.ts'

/** Asks into which class; nothing happens until one is chosen. */
export function useClassDialog(groups: Group[]) {
  const t = useT('users')
  const words = useT('ui')
  const [answer, setAnswer] = useState<(groupId: string) => void>()
  const [isMissing, setIsMissing] = useState(false)
  const close = () => {
    setAnswer(undefined)
    setIsMissing(false)
  }
  const classDialog = (
    <Dialog
      key="class"
      isOpen={answer !== undefined}
      onClose={close}
      title={t('chooseClass.title')}
      text={t('chooseClass.text')}
      isSheet
      actions={
        <>
          <Button look="outline" onClick={close}>
            {words('cancel')}
          </Button>
          <Button type="submit" form="class-form">
            {t('actions.putInGroup')}
          </Button>
        </>
      }
    >
      <form
        id="class-form"
        onSubmit={(event) => {
          event.preventDefault()
          const groupId = String(new FormData(event.currentTarget).get('groupId') ?? '')
          if (!groupId) return setIsMissing(true)
          answer?.(groupId)
          close()
        }}
      >
        <SelectField
          name="groupId"
          label={t('chooseClass.label')}
          placeholder={t('chooseClass.choose')}
          error={isMissing ? words('problems.required') : undefined}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </form>
    </Dialog>
  )
  return { choose: (then: (groupId: string) => void) => setAnswer(() => then), classDialog }
}
