import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { type Block, blockTypes, type SimpleBlock } from '#protocol/features/content/blocks.ts'
import { Plus } from '#ui/icons.tsx'
import { Menu } from '#ui/menu.tsx'
import { blockIcons } from './block-kinds.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line2 bg-surface px-4 text-ui font-semibold hover:bg-sunken'

type Props = { label?: string } & (
  | { onAdd(type: Block['type']): void; isSimple?: false }
  | { onAdd(type: SimpleBlock['type']): void; isSimple: true }
)

/** Which kind comes next. In a column there are no columns again, and not every site has forms. */
export function AddBlock({ label, ...props }: Props) {
  const t = useT('content')
  const { site } = useRoot()
  const words = label ?? t('pages.edit.add')
  const choose = (type: Block['type']) => {
    if (!props.isSimple) props.onAdd(type)
    else if (type !== 'columns') props.onAdd(type)
  }
  const entries = blockTypes
    .filter((type) => !(props.isSimple && type === 'columns') && !(type === 'form' && !site.flags.evaluationForms))
    .map((type) => ({
      key: type,
      label: t(`pages.kinds.${type}.name`),
      hint: t(`pages.kinds.${type}.hint`),
      icon: blockIcons[type],
      onAction: () => choose(type),
    }))
  return (
    <Menu label={words} parts={[{ entries }]} className={look} align="start">
      <Plus className="size-5" />
      {words}
    </Menu>
  )
}
