import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { BoardWords } from './use-words.ts'

const marks: Status[] = ['done', 'now', 'wait', 'warn', 'err', 'todo']
/** Arrows are drawn: our font has only those that point up and down. */
const keys = [
  ['rows', [ArrowUp, ArrowDown]],
  ['columns', [ArrowLeft, ArrowRight]],
  ['select', ['x']],
  ['look', ['Enter']],
] as const
/** What the marks mean, and which keys there are. */
export function BoardLegend({ words: { t } }: { words: BoardWords }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {marks.map((mark) => (
          <li key={mark} className="flex items-center gap-2">
            <StatusMark status={mark} className="size-3.5" />
            {t(`marks.${mark}`)}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 max-lg:hidden print:hidden">
        {keys.map(([name, all]) => (
          <li key={name} className="flex items-center gap-1.5">
            {all.map((Key, index) => (
              <kbd
                key={index}
                className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold"
              >
                {typeof Key === 'string' ? Key : <Key className="size-3.5" />}
              </kbd>
            ))}
            {t(`keys.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
