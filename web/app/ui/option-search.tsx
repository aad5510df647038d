import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, type ComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { useT } from '../lib/i18n.tsx'
import { AriaLocale } from './aria-locale.tsx'
import { Spinner } from './button.tsx'
import { type FieldState, groupClass } from './field-frame.tsx'
import { ChevronDown } from './icons.tsx'
import { OptionList } from './option-list.tsx'
import type { Option } from './select-field.tsx'
import type { OptionState } from './use-options.ts'

type Mode = 'single' | 'multiple'
type Props<M extends Mode> = Omit<ComboBoxProps<Option, M>, 'children' | 'onKeyDownCapture'> & {
  state: FieldState
  found: OptionState
  query: string
  letters: number
  placeholder?: string
  onKeyDownCapture(event: KeyboardEvent): void
}

/** The box to type in, the button that shows what there is, and the list below them. */
export function OptionSearch<M extends Mode = 'single'>(props: Props<M>) {
  const { state, found, query, letters, placeholder, onKeyDownCapture, ...box } = props
  const t = useT('ui')
  return (
    <AriaLocale>
      <ComboBox<Option, M>
        id={state.id}
        aria-labelledby={`${state.id}-label`}
        aria-describedby={state.describedBy}
        defaultFilter={() => true}
        // An empty list only says something about what is typed.
        allowsEmptyCollection={query !== ''}
        isInvalid={Boolean(state.error)}
        validationBehavior="aria"
        {...box}
      >
        <Group className={groupClass(state.error)} role="presentation" onKeyDownCapture={onKeyDownCapture}>
          <Input
            placeholder={placeholder ?? t(letters === 1 ? 'search.moreOne' : 'search.more', { count: letters })}
            className="min-h-11 w-full min-w-0 flex-1 bg-transparent pl-4 outline-none placeholder:text-muted"
          />
          <Button
            aria-label={t('search.show')}
            className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink"
          >
            {found.state === 'loading' ? <Spinner /> : <ChevronDown className="size-5" />}
          </Button>
        </Group>
        <OptionList found={found} query={query} letters={letters} />
      </ComboBox>
    </AriaLocale>
  )
}
