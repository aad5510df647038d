import { useState } from 'react'
import { readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import type { Route } from './+types/order'
import { sampleOrder } from './sample-form.ts'
import { Sent } from './sent.tsx'

const numbers = ['1', '2', '3', '4', '5']

export async function action({ request }: Route.ActionArgs) {
  return { sent: readInput(sampleOrder.input, await request.formData()) }
}

/** Things that stand in an order. */
export default function Order({ actionData }: Route.ComponentProps) {
  const t = useT('dev-ui')
  const [order, setOrder] = useState(numbers)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <CommandForm command={sampleOrder} className="grid content-start gap-6">
        <section>
          <h2 className="mb-3 text-h4">{t('editor.questions')}</h2>
          <SortableList
            name="questions"
            label={t('editor.questions')}
            items={order.map((id) => ({ id, label: t('editor.question', { number: id }) }))}
            onOrder={(items) => setOrder(items.map(({ id }) => id))}
          />
        </section>
        <div>
          <SubmitButton>{t('inputs.send')}</SubmitButton>
        </div>
      </CommandForm>
      <Sent input={actionData?.sent} />
    </div>
  )
}
