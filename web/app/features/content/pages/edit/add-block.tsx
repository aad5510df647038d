import { useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { type Block, blockTypes, type SimpleBlock } from '#protocol/features/content/blocks.ts'
import { Plus } from '#ui/icons.tsx'
import { BlockPalette } from './block-palette.tsx'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line2 bg-surface px-4 text-ui font-semibold hover:bg-sunken'

type Props = { label?: string; id?: string } & (
  | { onAdd(type: Block['type']): void; isSimple?: false }
  | { onAdd(type: SimpleBlock['type']): void; isSimple: true }
)

/** Which kind comes next. In a column there are no columns again, and not every site has forms. */
export function AddBlock({ label, id, ...props }: Props) {
  const t = useT('content')
  const { site } = useRoot()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const words = label ?? t('pages.edit.add')
  const choose = (type: Block['type']) => {
    setIsOpen(false)
    if (!props.isSimple) props.onAdd(type)
    else if (type !== 'columns') props.onAdd(type)
  }
  const kinds = blockTypes.filter(
    (type) => !(props.isSimple && type === 'columns') && !(type === 'form' && !site.flags.evaluationForms),
  )
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={look}
      >
        <Plus className="size-5" />
        {words}
      </button>
      {isOpen ? (
        <BlockPalette label={words} anchor={button} kinds={kinds} onChoose={choose} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
