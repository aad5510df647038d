import type { DOMAttributes } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, EyeOff, GripVertical, Trash2 } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { EditedItem } from './menu.data.server.ts'
import { type Lines, moveLine, type Way, ways } from './tree.ts'
import { handleId, type MenuOrder } from './use-menu-order.ts'

const wayIcons = { up: ArrowUp, down: ArrowDown, in: ArrowRight, out: ArrowLeft } satisfies Record<Way, unknown>
const indents = ['', 'ml-6 max-sm:ml-4', 'ml-12 max-sm:ml-8']

type Props = {
  item: EditedItem
  depth: number
  lines: Lines
  order: MenuOrder
  handle: DOMAttributes<HTMLElement>
  helpId: string
  isOpen: boolean
  isHeld: boolean
  isOver: boolean
  onRemove(): void
}

/** One item: a handle, its title, what is special about it, and the same moves as by dragging, one press each. */
export function MenuRow({ item, depth, lines, order, handle, helpId, isOpen, isHeld, isOver, onRemove }: Props) {
  const t = useT('content')
  const locale = useLocale()
  const { id, state, linkType, hiddenFor } = item
  const name = (locale === 'en' && item.titleEn) || item.title
  const entries: MenuEntry[] = [
    ...ways
      .filter((way) => moveLine(lines, id, way) !== lines)
      .map((way) => ({
        key: way,
        label: t(`menus.order.${way}`),
        icon: wayIcons[way],
        onAction: () => order.move(id, way),
      })),
    { key: 'remove', label: t('menus.remove.verb'), icon: Trash2, isDanger: true, onAction: onRemove },
  ]
  const look = isOpen ? 'bg-primarysoft text-primaryink' : 'hover:bg-sunken'
  return (
    <div
      className={`flex min-h-11 items-center rounded-tile ${indents[depth] ?? ''} ${look} ${isHeld ? 'opacity-60' : ''} ${isOver ? 'outline-3 outline-primarymark outline-dashed' : ''}`}
    >
      <button
        type="button"
        id={handleId(id)}
        {...handle}
        onKeyDown={order.onKeyDown(id)}
        aria-label={t('menus.order.drag', { name })}
        aria-describedby={helpId}
        className="grid h-11 w-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </button>
      <Link
        to={`?item=${id}`}
        id={`item-${id}`}
        preventScrollReset
        onKeyDown={order.onKeyDown(id)}
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5 text-ui font-medium no-underline"
      >
        <span className="min-w-0 break-words">{name}</span>
        {state === 'fine' ? null : (
          <span className="inline-flex items-center gap-1 text-cap font-semibold text-warnink">
            <StatusMark status="warn" className="size-4" />
            {t(`menus.state.${state}`)}
          </span>
        )}
        <span className="ml-auto flex items-center gap-1.5">
          {hiddenFor.length > 0 ? (
            <>
              <EyeOff className="size-4 text-muted" />
              <span className="sr-only">{t('menus.hidden')}</span>
            </>
          ) : null}
          {linkType === 'content_page' ? null : <Badge>{t(`menus.kinds.${linkType}`)}</Badge>}
        </span>
      </Link>
      <Menu
        label={t('menus.more', { name })}
        parts={[{ entries }]}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Ellipsis className="size-5" />
      </Menu>
    </div>
  )
}
