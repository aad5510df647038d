import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useT } from '../lib/i18n.tsx'
import { Check } from './icons.tsx'
import type { Option } from './select-field.tsx'
import type { OptionState } from './use-options.ts'

type Props = { found: OptionState; query: string; letters: number }

/** What can be chosen; when that is nothing, why. */
export function OptionList({ found, query, letters }: Props) {
  const t = useT('ui')
  const isShort = query.trim().length < letters
  const reason = isShort
    ? t(letters === 1 ? 'search.moreOne' : 'search.more', { count: letters })
    : t(`search.${found.state === 'idle' ? 'empty' : found.state}`)
  return (
    <Popover className="w-(--trigger-width) min-w-60 overflow-auto rounded-[min(20px,var(--r-panel))] border border-line bg-raised p-1.5 shadow-e3">
      <ListBox<Option>
        className="max-h-72 overflow-auto outline-none"
        renderEmptyState={() => (
          <p role="status" className="px-3.5 py-2.5 text-ui text-muted">
            {reason}
          </p>
        )}
      >
        {(option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.isDisabled}
            className="group flex min-h-11 cursor-default items-center gap-3 rounded-tile px-3.5 py-1.5 text-base outline-none data-disabled:opacity-60 data-focused:bg-sunken data-hovered:bg-sunken data-selected:font-medium"
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint ? <span className="block text-sm font-normal text-muted">{option.hint}</span> : null}
            </span>
            <Check className="invisible size-5 shrink-0 text-primarymark group-data-selected:visible stroke-2" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
