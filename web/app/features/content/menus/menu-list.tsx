import { useId } from 'react'
import { useSubmit } from 'react-router'
import { writtenBy } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { useStepDrag } from '#ui/drag/use-step-drag.ts'
import type { EditedItem, MenuData } from './menu.data.server.ts'
import { MenuRow } from './menu-row.tsx'
import { useMenuOrder } from './use-menu-order.ts'

/** The menu as lines that can be put in order: by the handle, by Alt and the arrows, and by the button of each. */
export function MenuLines({ data, openId }: { data: MenuData; openId: string | null }) {
  const t = useT('content')
  const helpId = useId()
  const submit = useSubmit()
  const { session } = useRoot()
  const { confirm, dialog } = useConfirm()
  const order = useMenuOrder(data)
  const { list, drag, handle } = useStepDrag(order.drop)
  const isOver = (target: object) => JSON.stringify(drag?.over) === JSON.stringify(target)
  const remove = async ({ id, title }: EditedItem) => {
    const below = data.items.filter(({ parentId }) => parentId === id).length
    const isSure = await confirm({
      title: t('menus.remove.title', { name: title }),
      text: t(below > 0 ? 'menus.remove.withBelow' : 'menus.remove.text', { count: below }),
      verb: t('menus.remove.verb'),
      isDanger: true,
    })
    if (isSure) void submit({ do: 'remove', id, name: title, [writtenBy]: session?.user.id ?? '' }, { method: 'post' })
  }
  const gap = (at: number) => (
    <span
      aria-hidden="true"
      className={`block h-0.5 rounded-full ${isOver({ gap: at }) ? 'bg-primarymark' : 'bg-transparent'}`}
    />
  )
  return (
    <>
      <p id={helpId} className="sr-only">
        {t('menus.order.help')}
      </p>
      <ol ref={list} aria-label={t('menus.main')} aria-busy={order.isSaving} className="mt-3">
        {order.lines.map(({ id, depth }, at) => {
          const item = data.items.find((each) => each.id === id)
          return item ? (
            <li key={id} data-step={at}>
              {gap(at)}
              <MenuRow
                item={item}
                depth={depth}
                lines={order.lines}
                order={order}
                handle={handle(id)}
                helpId={helpId}
                isOpen={id === openId}
                isHeld={drag?.key === id}
                isOver={isOver({ beside: at })}
                onRemove={() => void remove(item)}
              />
            </li>
          ) : null
        })}
      </ol>
      {gap(order.lines.length)}
      <p role="status" className="sr-only">
        {order.told}
      </p>
      {dialog}
    </>
  )
}
