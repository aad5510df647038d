import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { bestOnWhite, contrast } from '#protocol/tenants/contrast.ts'
import { parseShades, type ShadesProblem } from '#protocol/tenants/shades.ts'
import { isReadable } from '#protocol/tenants/site-theme.ts'
import { StatusMark } from '#ui/status-mark.tsx'

/** What is wrong with a set of colours, in words. */
export function useShadesText(): (problem: ShadesProblem) => string {
  const t = useT('settings')
  return ({ code, shades }) => t(`look.shades.${code}`, { shades: shades.join(', ') })
}

/** What these colours do to text on buttons, told while one is still choosing. */
export function ContrastNote({ text }: { text: string }) {
  const t = useT('settings')
  const locale = useLocale()
  const problemText = useShadesText()
  const { shades, problem } = parseShades(text)
  if (!text.trim()) return null
  if (problem) return <Note status="warn">{problemText(problem)}</Note>
  const ratio = numberText(contrast('#ffffff', shades[700]), locale)
  const { shade } = bestOnWhite(shades)
  if (!isReadable(shades)) return <Note status="err">{t('look.contrast.never', { ratio })}</Note>
  if (shade !== '700') return <Note status="warn">{t('look.contrast.darker', { ratio, shade })}</Note>
  return <Note status="done">{t('look.contrast.good', { ratio })}</Note>
}

const colours = { done: 'bg-oksoft text-okink', warn: 'bg-warnsoft text-warnink', err: 'bg-errsoft text-errink' }

function Note({ status, children }: { status: 'done' | 'warn' | 'err'; children: string }) {
  return (
    <p role="status" className={`-mt-2 flex gap-3 rounded-tile px-4 py-3 text-sm ${colours[status]}`}>
      <StatusMark status={status} className="size-5" />
      <span>{children}</span>
    </p>
  )
}
