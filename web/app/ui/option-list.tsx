import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useT } from '../lib/i18n.tsx'
import { Spinner } from './button.tsx'
import type { Option } from './select-field.tsx'
import type { OptionState } from './use-options.ts'

/** The box to type in, with the button that shows what there is. */
export function SearchInput({ isLoading, placeholder }: { isLoading: boolean; placeholder?: string }) {
  const t = useT('ui')
  return (
    <>
      <Input
        placeholder={placeholder}
        className="min-h-11 w-full min-w-0 flex-1 bg-transparent pl-4 outline-none placeholder:text-muted"
      />
      <Button
        aria-label={t('search.show')}
        className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink"
      >
        {isLoading ? <Spinner /> : <ChevronDown aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      </Button>
    </>
  )
}

type Props = { found: OptionState; query: string; letters: number }

/** What can be chosen; when that is nothing, why. */
export function OptionList({ found, query, letters }: Props) {
  const t = useT('ui')
  const isShort = query.trim().length < letters
  const reason = isShort
    ? t('search.more', { count: letters })
    : t(`search.${found.state === 'idle' ? 'empty' : found.state}`)
  return (
    <Popover className="w-(--trigger-width) min-w-60 overflow-auto rounded-[20px] border border-line bg-raised p-1.5 shadow-e3">
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
            <Check
              aria-hidden="true"
              className="invisible size-5 shrink-0 text-primarymark group-data-selected:visible"
              strokeWidth={2}
            />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
