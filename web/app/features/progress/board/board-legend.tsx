import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { BoardWords } from './use-words.ts'

const marks: Status[] = ['done', 'now', 'wait', 'warn', 'err', 'todo']
const keys = [
  ['rows', ['↑', '↓']],
  ['columns', ['←', '→']],
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
            {all.map((key) => (
              <kbd
                key={key}
                className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold"
              >
                {key}
              </kbd>
            ))}
            {t(`keys.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
