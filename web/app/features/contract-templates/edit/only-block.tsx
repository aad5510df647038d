import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useT } from '#lib/i18n.tsx'
import { onlyFor } from '#protocol/features/contract-text.ts'
import { Split, X } from '#ui/icons.tsx'

const ofLevel = 'level:'

/** A part of the text that is there for some, with for whom above it. */
export function OnlyBlock({ node, extension, updateAttributes, editor, getPos }: NodeViewProps) {
  const t = useT('contract-templates')
  const levels: { id: string; name: string }[] = extension.options.levels
  const { for: who, levelIds = [] } = node.attrs
  const chosen = who === 'level' ? `${ofLevel}${levelIds.join(',')}` : who
  const nameOf = (ids: string) =>
    ids
      .split(',')
      .map((each) => levels.find(({ id }) => id === each)?.name ?? t('only.unknownLevel'))
      .join(', ')
  const options = [
    ...onlyFor.filter((each) => each !== 'level').map((each) => ({ value: each, label: t(`only.${each}`) })),
    ...levels.map(({ id, name }) => ({ value: `${ofLevel}${id}`, label: name })),
  ]
  const isListed = options.some(({ value }) => value === chosen)
  const choose = (value: string) =>
    value.startsWith(ofLevel)
      ? updateAttributes({ for: 'level', levelIds: value.slice(ofLevel.length).split(',') })
      : updateAttributes({ for: value, levelIds: undefined })
  // What stands in it stays, for everybody.
  const unwrap = () => {
    const at = getPos()
    if (at === undefined) return
    editor
      .chain()
      .focus()
      .setTextSelection(at + 2)
      .lift('only')
      .run()
  }
  return (
    <NodeViewWrapper className="my-4 rounded-tile bg-infosoft p-4">
      <div contentEditable={false} className="mb-2 flex flex-wrap items-center gap-2 text-ui">
        <Split className="size-5 shrink-0 text-infoink" />
        <label className="flex max-w-full min-w-0 flex-wrap items-center gap-2 font-semibold text-infoink">
          {t('only.label')}
          <select
            value={chosen}
            disabled={!editor.isEditable}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className="h-11 max-w-full min-w-0 rounded-control border border-line2 bg-surface px-3 font-normal text-ink"
          >
            {isListed ? null : <option value={chosen}>{nameOf(chosen.slice(ofLevel.length))}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {editor.isEditable ? (
          <button
            type="button"
            aria-label={t('only.forAll')}
            title={t('only.forAll')}
            onClick={unwrap}
            className="ml-auto grid size-11 place-items-center rounded-control text-infoink hover:bg-surface"
          >
            <X className="size-5" />
          </button>
        ) : null}
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}
