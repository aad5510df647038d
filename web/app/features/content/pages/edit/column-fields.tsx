import { useT } from '#lib/i18n.tsx'
import type { ColumnsBlock, SimpleBlock } from '#protocol/features/content/blocks.ts'
import { Button } from '#ui/button.tsx'
import { ArrowDown, ArrowUp, Trash2 } from '#ui/icons.tsx'
import { AddBlock } from './add-block.tsx'
import { newSimple } from './page-parts.ts'
import { AddItem, RemoveItem, SimpleFields } from './simple-fields.tsx'
import type { Lang } from './use-page-builder.ts'

type Props = { block: ColumnsBlock; lang: Lang; onChange(block: ColumnsBlock, tag: string | null): void }

/** Two or three columns, each with blocks of its own. */
export function ColumnFields({ block, lang, onChange }: Props) {
  const t = useT('content')
  const { columns } = block
  const setColumn = (at: number, column: SimpleBlock[], tag: string | null = null) =>
    onChange({ ...block, columns: columns.map((each, index) => (index === at ? column : each)) }, tag)
  return (
    <div className="grid gap-4">
      {columns.map((column, at) => (
        <fieldset key={at} className="grid min-w-0 gap-4 rounded-card border border-line p-3">
          <legend className="px-1 text-sm font-semibold text-muted">
            {t('pages.fields.columnOf', { number: at + 1 })}
          </legend>
          {column.map((inner, place) => (
            <ColumnBlock
              key={place}
              block={inner}
              lang={lang}
              onChange={(next, tag) =>
                setColumn(
                  at,
                  column.map((each, index) => (index === place ? next : each)),
                  tag && `${at} ${place} ${tag}`,
                )
              }
              onMove={(by) => setColumn(at, moved(column, place, by))}
              onRemove={() =>
                setColumn(
                  at,
                  column.filter((_, index) => index !== place),
                )
              }
              isFirst={place === 0}
              isLast={place === column.length - 1}
            />
          ))}
          <div>
            <AddBlock
              isSimple
              label={t('pages.fields.addTo', { number: at + 1 })}
              onAdd={(type) => setColumn(at, [...column, newSimple(type)])}
            />
          </div>
          {columns.length > 2 ? (
            <RemoveItem
              number={at + 1}
              onRemove={() => onChange({ ...block, columns: columns.filter((_, index) => index !== at) }, null)}
            />
          ) : null}
        </fieldset>
      ))}
      {columns.length < 3 ? (
        <AddItem
          words={t('pages.fields.addColumn')}
          onAdd={() => onChange({ ...block, columns: [...columns, [newSimple('text')]] }, null)}
        />
      ) : null}
    </div>
  )
}

function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const rest = list.filter((_, index) => index !== at)
  return [...rest.slice(0, at + by), ...list.slice(at, at + 1), ...rest.slice(at + by)]
}

type InnerProps = {
  block: SimpleBlock
  lang: Lang
  onChange(block: SimpleBlock, tag: string | null): void
  onMove(by: -1 | 1): void
  onRemove(): void
  isFirst: boolean
  isLast: boolean
}

function ColumnBlock({ block, lang, onChange, onMove, onRemove, isFirst, isLast }: InnerProps) {
  const t = useT('content')
  const name = t(`pages.kinds.${block.type}.name`)
  const tools = [
    { key: 'up', Icon: ArrowUp, run: () => onMove(-1), isOff: isFirst },
    { key: 'down', Icon: ArrowDown, run: () => onMove(1), isOff: isLast },
    { key: 'remove', Icon: Trash2, run: onRemove, isOff: false },
  ] as const
  return (
    <div className="min-w-0 rounded-tile bg-sunken p-3">
      <div className="mb-2 flex flex-wrap items-center gap-1">
        <p className="mr-auto text-sm font-semibold">{name}</p>
        {tools
          .filter(({ isOff }) => !isOff)
          .map(({ key, Icon, run }) => (
            <Button
              key={key}
              look="ghost"
              size="sm"
              className="size-11 px-0"
              aria-label={t('pages.edit.toolOf', { tool: t(`pages.edit.${key}`), name })}
              onClick={run}
            >
              <Icon className="size-4" />
            </Button>
          ))}
      </div>
      <SimpleFields block={block} lang={lang} onChange={onChange} />
    </div>
  )
}
