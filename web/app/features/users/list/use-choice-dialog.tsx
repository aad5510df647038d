import { lazy, Suspense, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button, Spinner } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { FilterChoices } from '#ui/table/choices.ts'
import type { LoadOptions } from '#ui/use-options.ts'

/** Only where a list of all of them would be too long. */
const Combobox = lazy(async () => ({ default: (await import('#ui/combobox.tsx')).Combobox }))

type About = {
  /** Among the words of the list: `title`, `text`, `label` and `choose` below it. */
  words: 'chooseClass' | 'chooseMentor'
  verb: string
  among: FilterChoices
  /** Finds others where they are many. */
  load: LoadOptions
}

/** Asks for one of many, such as a class or a mentor; nothing happens until one is chosen. */
export function useChoiceDialog({ words, verb, among: { known, isMany }, load }: About) {
  const t = useT('users')
  const tUi = useT('ui')
  const [answer, setAnswer] = useState<(id: string) => void>()
  const [isMissing, setIsMissing] = useState(false)
  const close = () => {
    setAnswer(undefined)
    setIsMissing(false)
  }
  const label = t(`${words}.label`)
  const error = isMissing ? tUi('problems.required') : undefined
  const dialog = (
    <Dialog
      key={words}
      isOpen={answer !== undefined}
      onClose={close}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      isSheet
      actions={
        <>
          <Button look="outline" onClick={close}>
            {tUi('cancel')}
          </Button>
          <Button type="submit" form={words}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={words}
        onSubmit={(event) => {
          event.preventDefault()
          const id = String(new FormData(event.currentTarget).get('chosen') ?? '')
          if (!id) return setIsMissing(true)
          answer?.(id)
          close()
        }}
      >
        {isMany ? (
          <Suspense fallback={<Spinner />}>
            <Combobox name="chosen" label={label} error={error} load={load} letters={1} />
          </Suspense>
        ) : (
          <SelectField
            name="chosen"
            label={label}
            placeholder={t(`${words}.choose`)}
            error={error}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form>
    </Dialog>
  )
  return { choose: (then: (id: string) => void) => setAnswer(() => then), dialog }
}
