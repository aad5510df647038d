import type { DOMAttributes } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import {
  ArrowDown,
  ArrowUp,
  Bell,
  Columns2,
  Ellipsis,
  Flag,
  GripVertical,
  Hourglass,
  Rows2,
  Split,
  Trash2,
  UsersRound,
} from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { EditorContext } from './editor-context.ts'
import { actorIcons, actorTints, dueText, endText, kindIcons, onlyText } from './phase-words.ts'
import { type DraftPhase, isFixed, placeBesidePrevious, removePhase } from './steps.ts'
import { handleId, isBeside, moveId, type usePhaseMoves } from './use-phase-moves.ts'

type Props = {
  phase: DraftPhase
  context: EditorContext
  moves: ReturnType<typeof usePhaseMoves>
  handle: DOMAttributes<HTMLElement>
  helpId: string
  isOpen: boolean
  /** It is being moved. */
  isHeld: boolean
}

const tool =
  'relative z-10 grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink max-md:size-11'

/** One phase: who does what by when, what ends it, and whom it is for. The whole card opens it. */
export function PhaseCard({ phase, context, moves, handle, helpId, isOpen, isHeld }: Props) {
  const t = useT('workflows')
  const locale = useLocale()
  const { home, canSave, levels, ownKinds, use, errors, today } = context
  const name = (locale === 'nl' ? phase.name : phase.nameEn) || t('unnamed')
  const ActorIcon = actorIcons[phase.actor]
  const KindIcon = kindIcons[phase.kind]
  const due = dueText(phase, t, locale, today)
  const only = onlyText(phase, levels, t)
  const students = use.standing.find(({ phaseId }) => phaseId === phase.key)?.students ?? 0
  const isWrong = errors.some(({ key }) => key === phase.key)
  const isMovable = canSave && !isFixed(phase)
  const edge = isWrong ? 'border-errmark' : isOpen ? 'border-primarymark shadow-e2' : 'border-line hover:border-line2'
  return (
    <article
      className={`relative flex min-w-0 gap-2 rounded-card border-[1.5px] p-4 ${only ? 'bg-infosoft' : 'bg-surface'} ${edge} ${isHeld ? 'opacity-70 outline-3 outline-[var(--focus)]' : ''}`}
    >
      {isMovable ? (
        <button
          type="button"
          id={handleId(phase.key)}
          {...handle}
          onKeyDown={moves.onKeyDown(phase.key)}
          // A screen reader presses without a pointer and without a key.
          onClick={({ detail }) => detail === 0 && moves.toggle(phase.key)}
          aria-label={t('order.drag', { name })}
          aria-pressed={moves.grabbedKey === phase.key}
          aria-describedby={helpId}
          className="relative z-10 -my-2 -ml-2 grid w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </button>
      ) : null}
      <div className="min-w-0 flex-1">
        {only ? (
          <p className="mb-1 flex items-center gap-1.5 text-cap font-semibold text-infoink">
            <Split className="size-4 shrink-0" />
            {only}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="text-h4 min-w-0 break-words">
            <Link
              to={`${home}/${phase.key}`}
              preventScrollReset
              replace={isOpen}
              aria-current={isOpen ? 'true' : undefined}
              className="no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h2>
          <span
            className={`inline-flex min-h-6 items-center gap-1.5 rounded-chip px-2.5 text-cap font-semibold ${actorTints[phase.actor]}`}
          >
            <ActorIcon className="size-4" />
            {t(`actors.${phase.actor}`)}
          </span>
          {due ? (
            <span className="ml-auto inline-flex items-center gap-1.5 text-sm text-ink2">
              <Hourglass className="size-4 shrink-0" />
              <span className="sr-only">{t('fields.due')}: </span>
              {due}
            </span>
          ) : null}
        </div>
        <p className="mt-1.5 flex gap-2 text-ui text-ink2">
          <Flag className="mt-1 size-4 shrink-0 text-primarymark" />
          {endText(phase, ownKinds, t)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Tag icon={KindIcon}>{t(`kinds.${phase.kind}`)}</Tag>
          {phase.remindDays.length > 0 && due ? (
            <Tag icon={Bell}>
              {t(phase.remindDays.length === 1 ? 'reminders.one' : 'reminders.many', {
                count: phase.remindDays.length,
              })}
            </Tag>
          ) : null}
          {students > 0 ? (
            <Tag icon={UsersRound}>{t(students === 1 ? 'standing.one' : 'standing.many', { count: students })}</Tag>
          ) : null}
          {isWrong ? (
            <span className="inline-flex items-center gap-1.5 text-cap font-semibold text-errink">
              <StatusMark status="err" className="size-4" />
              {t('wrong')}
            </span>
          ) : null}
          {isMovable ? <Tools phase={phase} name={name} context={context} moves={moves} /> : null}
        </div>
      </div>
    </article>
  )
}

function Tag({ icon: Icon, children }: { icon: typeof Flag; children: string }) {
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 rounded-chip bg-sunken px-2.5 text-cap font-medium text-ink2">
      <Icon className="size-4 shrink-0" />
      {children}
    </span>
  )
}

type ToolsProps = Pick<Props, 'phase' | 'context' | 'moves'> & { name: string }

/** The same moves as by dragging, one press each. */
function Tools({ phase, name, context: { draft, setSteps, open }, moves }: ToolsProps) {
  const t = useT('workflows')
  const { key } = phase
  const { steps } = draft
  const entries: MenuEntry[] = [
    ...(placeBesidePrevious(steps, key) === steps
      ? []
      : [{ key: 'beside', label: t('order.besidePrevious'), icon: Columns2, onAction: () => moves.beside(key) }]),
    ...(isBeside(steps, key)
      ? [{ key: 'apart', label: t('order.apart'), icon: Rows2, onAction: () => moves.apart(key) }]
      : []),
    {
      key: 'remove',
      label: t('remove'),
      icon: Trash2,
      isDanger: true,
      onAction: () => {
        setSteps((all) => removePhase(all, key))
        open(null)
      },
    },
  ]
  return (
    <div className="-my-2 -mr-2 ml-auto flex">
      <button
        type="button"
        id={moveId(key, 'up')}
        aria-label={t('order.up', { name })}
        onClick={() => moves.up(key)}
        className={tool}
      >
        <ArrowUp className="size-5" />
      </button>
      <button
        type="button"
        id={moveId(key, 'down')}
        aria-label={t('order.down', { name })}
        onClick={() => moves.down(key)}
        className={tool}
      >
        <ArrowDown className="size-5" />
      </button>
      <Menu label={t('order.more', { name })} parts={[{ entries }]} className={tool}>
        <Ellipsis className="size-5" />
      </Menu>
    </div>
  )
}
