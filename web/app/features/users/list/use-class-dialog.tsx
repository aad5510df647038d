import { lazy, Suspense, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button, Spinner } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { FilterChoices } from '#ui/table/choices.ts'
import { optionsFrom } from '#ui/use-options.ts'

/** Only where a list of all classes would be too long. */
const Combobox = lazy(async () => ({ default: (await import('#ui/combobox.tsx')).Combobox }))
const loadClasses = optionsFrom('/groups/namen')

/** Asks into which class; nothing happens until one is chosen. */
export function useClassDialog({ known, isMany }: FilterChoices) {
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
        {isMany ? (
          <Suspense fallback={<Spinner />}>
            <Combobox
              name="groupId"
              label={t('chooseClass.label')}
              error={isMissing ? words('problems.required') : undefined}
              load={loadClasses}
              letters={1}
            />
          </Suspense>
        ) : (
          <SelectField
            name="groupId"
            label={t('chooseClass.label')}
            placeholder={t('chooseClass.choose')}
            error={isMissing ? words('problems.required') : undefined}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form>
    </Dialog>
  )
  return { choose: (then: (groupId: string) => void) => setAnswer(() => then), classDialog }
}
