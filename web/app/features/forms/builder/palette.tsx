import { memo, useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { FieldKind } from '#protocol/features/forms/content.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { GripVertical, Search } from '#ui/icons.tsx'
import type { Dragging } from './canvas-row.tsx'
import { groupNames, kindGroups, kindIcons } from './field-kinds.ts'

type Props = { onAdd(kind: FieldKind): void; handle?: Dragging; dragged?: FieldKind | undefined; searchId?: string }

/** Everything a form can be made of. A press puts it below what is selected; Enter in the search takes the first one. */
export const Palette = memo(function Palette({ onAdd, handle, dragged, searchId }: Props) {
  const t = useT('forms')
  const [search, setSearch] = useState('')
  const ownId = useId()
  const word = search.trim().toLowerCase()
  const fits = (kind: FieldKind) =>
    !word || `${t(`kinds.${kind}`)} ${t(`kindHints.${kind}`)}`.toLowerCase().includes(word)
  const groups = groupNames.map((name) => ({ name, kinds: kindGroups[name].filter(fits) }))
  const first = groups.find(({ kinds }) => kinds.length > 0)?.kinds[0]
  return (
    <div className="grid gap-5">
      <label className="relative block" htmlFor={searchId ?? ownId}>
        <span className="sr-only">{t('build.palette.search')}</span>
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          id={searchId ?? ownId}
          type="search"
          value={search}
          placeholder={t('build.palette.search')}
          autoComplete="off"
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !first) return
            event.preventDefault()
            setSearch('')
            onAdd(first)
          }}
          className={`${boxClass(undefined, 'pl-11 pr-4')} min-h-11 rounded-control! text-ui`}
        />
      </label>
      {first ? null : <p className="text-ui text-muted">{t('build.palette.none')}</p>}
      {groups.map(({ name, kinds }) =>
        kinds.length === 0 ? null : (
          <section key={name}>
            <h2 className="mb-1 text-sm font-medium tracking-normal text-muted">{t(`build.palette.groups.${name}`)}</h2>
            <ul>
              {kinds.map((kind) => (
                <PaletteItem key={kind} kind={kind} onAdd={onAdd} handle={handle} isDragged={dragged === kind} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
})

type ItemProps = { kind: FieldKind; onAdd(kind: FieldKind): void; handle: Dragging | undefined; isDragged: boolean }

function PaletteItem({ kind, onAdd, handle, isDragged }: ItemProps) {
  const t = useT('forms')
  const Icon = kindIcons[kind]
  return (
    <li>
      <button
        type="button"
        onClick={() => onAdd(kind)}
        {...handle?.({ kind })}
        className={`group flex min-h-11 w-full items-center gap-3 rounded-tile border-2 border-transparent px-1.5 text-left text-ui hover:bg-sunken ${handle ? 'cursor-grab touch-pan-y' : ''} ${isDragged ? 'border-dashed border-line2! opacity-60' : ''}`}
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
          <Icon className="size-[18px]" />
        </span>
        <span className="min-w-0 flex-1">{t(`kinds.${kind}`)}</span>
        {handle ? <GripVertical className="size-5 shrink-0 text-muted opacity-60 group-hover:opacity-100" /> : null}
      </button>
    </li>
  )
}
