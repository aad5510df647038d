import { useT } from '#lib/i18n.tsx'
import { phaseKinds } from '#protocol/features/phases.ts'
import { Plus } from '#ui/icons.tsx'
import { Menu } from '#ui/menu.tsx'
import type { EditorContext } from './editor-context.ts'
import { kindIcons, kindNames, newPhase } from './phase-words.ts'
import { insertPhase } from './steps.ts'

/** As many as the server takes. */
const MOST = 30

/** The plus between two steps: which kind of phase comes here. It opens at once, to be filled in. */
export function AddPhase({ context, gap }: { context: EditorContext; gap: number }) {
  const t = useT('workflows')
  const { draft, ownKinds, setSteps, open } = context
  const phases = draft.steps.flat()
  if (phases.length >= MOST) return null
  const isOnce = (kind: string) => kind === 'search' || kind === 'completion'
  const kinds = phaseKinds.filter((kind) => !isOnce(kind))
  const add = (kind: (typeof phaseKinds)[number]) => {
    const key = `nieuw-${crypto.randomUUID().slice(0, 8)}`
    setSteps((steps) => insertPhase(steps, gap, { ...newPhase(kind, kindNames[kind]), key }))
    open(key)
  }
  return (
    <Menu
      label={t('add.at', { position: gap + 1 })}
      align="start"
      parts={[
        {
          title: t('add.title'),
          entries: kinds.map((kind) => ({
            key: kind,
            label: t(`kinds.${kind}`),
            icon: kindIcons[kind],
            hint: ownKinds.includes(kind) ? undefined : t('add.byHand'),
            onAction: () => add(kind),
          })),
        },
      ]}
      className="grid size-7 place-items-center rounded-full border border-line2 bg-surface text-ink2 after:absolute after:-inset-1 hover:border-primarymark hover:text-primaryink max-md:size-8"
    >
      <Plus className="size-4" />
    </Menu>
  )
}
