import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useT } from '#lib/i18n.tsx'
import { onlyFor } from '#protocol/features/contract-text.ts'
import { Split, X } from '#ui/icons.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'

/** A part of the text that is there for some, with for whom above it. */
export function OnlyBlock({ node, extension, updateAttributes, editor, getPos }: NodeViewProps) {
  const t = useT('contract-templates')
  const levels: { id: string; name: string }[] = extension.options.levels
  const who: string = node.attrs.for
  const chosen: string[] = node.attrs.levelIds ?? []
  const options = onlyFor.filter((each) => each !== 'level' || levels.length > 0 || who === 'level')
  const choose = (value: string) => updateAttributes({ for: value, levelIds: value === 'level' ? chosen : undefined })
  const tick = (id: string) =>
    updateAttributes({ levelIds: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] })
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
  // A level that was taken away since stays to be seen, until somebody takes it out.
  const gone = chosen.filter((id) => !levels.some((level) => level.id === id))
  const listed = [...levels, ...gone.map((id) => ({ id, name: t('only.unknownLevel') }))]
  return (
    <NodeViewWrapper className="my-4 -ml-9 rounded-tile bg-infosoft py-4 pr-4 pl-9">
      <div contentEditable={false} className="mb-2 text-ui">
        <div className="relative flex items-start gap-2">
          <Split className="absolute top-3 -left-7 size-5 text-infoink" />
          <label className="flex max-w-full min-w-0 flex-1 flex-wrap items-center gap-2 font-semibold text-infoink">
            {t('only.label')}
            <select
              value={who}
              disabled={!editor.isEditable}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
              className="h-11 max-w-full min-w-0 rounded-control border border-line2 bg-surface px-3 font-normal text-ink"
            >
              {options.map((each) => (
                <option key={each} value={each}>
                  {t(`only.${each}`)}
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
              className="grid size-11 shrink-0 place-items-center rounded-control text-infoink hover:bg-surface"
            >
              <X className="size-5" />
            </button>
          ) : null}
        </div>
        {who === 'level' ? (
          <fieldset className="mt-1">
            <legend className="sr-only">{t('only.levels')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {listed.map(({ id, name }) => (
                <TickLabel
                  key={id}
                  checked={chosen.includes(id)}
                  disabled={!editor.isEditable}
                  onChange={() => tick(id)}
                  labelClassName="flex min-h-11 items-center gap-2"
                >
                  {name}
                </TickLabel>
              ))}
            </div>
            {chosen.length === 0 ? <p className="text-sm font-medium text-warnink">{t('only.nobody')}</p> : null}
          </fieldset>
        ) : null}
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}
