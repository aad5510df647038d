import type { ComponentProps } from 'react'
import { Link, useNavigation } from 'react-router'

type Look = 'primary' | 'outline' | 'soft' | 'ghost' | 'danger'
type Size = 'lg' | 'xl' | 'md' | 'sm'

const looks: Record<Look, string> = {
  primary: 'bg-primary text-onprimary hover:bg-[var(--primary-hover)]',
  outline: 'border border-line2 bg-surface text-ink hover:bg-sunken',
  soft: 'bg-primarysoft text-primaryink hover:brightness-95',
  ghost: 'text-ink2 hover:bg-sunken',
  danger: 'bg-[var(--danger)] text-[var(--on-danger)] hover:bg-[var(--danger-hover)]',
}
const sizes: Record<Size, string> = {
  lg: 'min-h-14 px-8 text-lg',
  xl: 'min-h-12 px-6 text-base',
  md: 'min-h-10 px-5 text-[15px]',
  sm: 'min-h-8 px-3.5 text-sm',
}

export function buttonClass(look: Look = 'primary', size: Size = 'xl', extra = ''): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-control py-1.5 text-center font-semibold no-underline transition-colors duration-[var(--t-fast)] disabled:opacity-60 ${looks[look]} ${sizes[size]} ${extra}`
}

type Looks = { look?: Look; size?: Size }

export function Button({ look, size, className, type = 'button', ...props }: ComponentProps<'button'> & Looks) {
  return <button type={type} className={buttonClass(look, size, className)} {...props} />
}

export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof Link> & Looks) {
  return <Link className={buttonClass(look, size, className)} {...props} />
}

/** Says that it is busy without changing its width, and cannot be pressed twice. */
export function SubmitButton({
  children,
  look,
  size = 'xl',
  className,
  isWorking = false,
  disabled = false,
  ...button
}: ComponentProps<'button'> & Looks & { isWorking?: boolean }) {
  const isSubmitting = useNavigation().state === 'submitting'
  const isBusy = isSubmitting || isWorking
  return (
    <button
      type="submit"
      {...button}
      className={buttonClass(look, size, className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  )
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
