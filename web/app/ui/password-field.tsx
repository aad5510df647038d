import { type ComponentProps, useState } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { Field } from './field.tsx'
import { Eye, EyeOff } from './icons.tsx'

type Props = ComponentProps<typeof Field> & { autoComplete: 'current-password' | 'new-password' }

/** A password that may be pasted and looked at. The eye comes with the scripts it needs. */
export function PasswordField(props: Props) {
  const t = useT('ui')
  const isHydrated = useIsHydrated()
  const [isShown, setIsShown] = useState(false)
  const EyeIcon = isShown ? EyeOff : Eye
  const eye = isHydrated ? (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={t('showPassword')}
      title={t('showPassword')}
      onClick={() => setIsShown(!isShown)}
      className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-field text-muted hover:text-ink"
    >
      <EyeIcon className="size-5" />
    </button>
  ) : null
  return <Field autoCapitalize="none" spellCheck={false} {...props} type={isShown ? 'text' : 'password'} inside={eye} />
}
